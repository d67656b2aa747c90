/**
 * The number of parts of a vault. With fewer parts, all entries would be read faster. With more and smaller parts, one
 * entry would be written faster. The id of an entry determines its part.
 */
export const VAULT_PARTS = 32

export function vaultPartOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 997
  return sum % VAULT_PARTS
}
