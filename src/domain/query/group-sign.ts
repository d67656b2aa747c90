/** The sign of a group of chips: short and of one length, whatever they say, for it stands in the address with each of them. */
const LENGTH = 7
/** FNV-1a: the same words have the same sign, other words another one. */
const [START, FACTOR] = [0x811c9dc5, 0x01000193]

export function groupSign(...words: string[]): string {
  const text = words.join('\n')
  let hash = START
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR)
  return (hash >>> 0).toString(36).padStart(LENGTH, '0')
}
