/**
 * The number of parts. Few parts are fast to read together, and a small part is fast to write. The id of an entry
 * decides its part.
 */
export const PARTS = 32

export function vaultPartOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 997
  return sum % PARTS
}
