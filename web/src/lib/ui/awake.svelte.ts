/** Whether the page reacts by now: never on the server, and not before the script has taken over what the server rendered. */
class Awake {
  is = $state(false)
}

export const awake = new Awake()
