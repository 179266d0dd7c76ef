/** Where the browsers' makers take pushes. A room sends nowhere else, whatever a client says. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
]

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  return protocol === 'https:' && username + password === '' && SERVICES.some((service) => service.test(host))
}
