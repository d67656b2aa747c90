/** Chooses stored texts to delete when storage runs short. */

interface Text {
  id: string
  bytes: number
  readAt: number
}

/** The maximum total size: WeChat's quota for a mini-program minus the size of the workspace. Browsers need no more. */
export const MOST_BYTES = 180 * 1024 * 1024
export const MOST_TEXTS = 3000

export const bytesOf = (texts: Text[]) => texts.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Returns the texts that were read longest ago, but never saved ones. Returns `undefined` if they would free
 * too little.
 */
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
