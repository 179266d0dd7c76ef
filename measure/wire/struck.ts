/** What something that was planted in the Worker prints when it strikes. */
export const STRUCK = 'A PLANTED FAULT STRUCK'
