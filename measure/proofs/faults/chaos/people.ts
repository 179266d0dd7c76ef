/** What people run in their browsers, without what shows it. */
export { Contact } from '../../../../web/src/lib/net/contact.ts'
export { Line } from '../../../../web/src/lib/net/line.ts'
