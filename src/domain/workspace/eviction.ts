/** Which of the texts on a device make room for another one. */

interface Text {
  id: string
  bytes: number
  readAt: number
}

/** So much WeChat gives to a mini-program, less what the desk needs itself; a browser need not hold more. */
export const MOST_BYTES = 180 * 1024 * 1024
export const MOST_TEXTS = 3000

export const bytesOf = (texts: Text[]) => texts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Those read longest ago, and never one that is kept; undefined, where that would not be enough. */
export function textsToEvict(
  texts: Text[],
  isSaved: (id: string) => boolean,
  bytes: number,
  most = MOST_BYTES,
): string[] | undefined {
  let used = bytes + bytesOf(texts)
  let count = texts.length + 1
  const evicted: string[] = []
  const isFull = () => used > most || count > MOST_TEXTS
  for (const text of texts.filter(({ id }) => !isSaved(id)).sort((a, b) => a.readAt - b.readAt)) {
    if (!isFull()) break
    evicted.push(text.id)
    used -= text.bytes
    count -= 1
  }
  return isFull() ? undefined : evicted
}
