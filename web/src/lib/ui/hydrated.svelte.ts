/** Whether the page reacts by now: never on the server, and not before the script has taken over what the server rendered. */
class Hydrated {
  is = $state(false)
}

export const hydrated = new Hydrated()
