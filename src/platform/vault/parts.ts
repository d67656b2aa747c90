/** Few enough to read all fast, enough to write one fast. The id decides an entry's part. */
export const PARTS = 32

export function vaultPartOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 997
  return sum % PARTS
}
