/** The body of a request; null: it is longer, in bytes. What a header says about that is not believed. */
export async function textUpTo(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > most) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
