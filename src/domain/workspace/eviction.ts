/** Chooses stored texts to delete when storage runs short. */

interface Text {
  id: string
  bytes: number
  readAt: number
}

/**
 * The maximum total size of the stored texts in bytes: WeChat's quota for a mini-program minus the size of the
 * workspace.
 * In browsers the app has the same limit.
 */
export const MOST_STORED_BYTES = 180 * 1024 * 1024
/** The maximum number of stored texts. */
export const MOST_STORED_TEXTS = 3000

export const totalBytesOf = (texts: Text[]) => texts.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Returns the ids of the texts to delete before a new text of `bytes` bytes is stored. Deletes the texts read longest
 * ago first, and no saved documents. Returns `undefined` if this would not make enough room.
 */
export function textsToEvict(
  texts: Text[],
  isSaved: (id: string) => boolean,
  bytes: number,
  most = MOST_STORED_BYTES,
): string[] | undefined {
  let used = bytes + totalBytesOf(texts)
  let count = texts.length + 1
  const evicted: string[] = []
  const isFull = () => used > most || count > MOST_STORED_TEXTS
  for (const text of texts.filter(({ id }) => !isSaved(id)).sort((a, b) => a.readAt - b.readAt)) {
    if (!isFull()) break
    evicted.push(text.id)
    used -= text.bytes
    count -= 1
  }
  return isFull() ? undefined : evicted
}
