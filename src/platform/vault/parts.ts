/**
 * The number of parts. With few parts all of them are read fast, and with small parts one is written fast.
 * The id of an entry determines its part.
 */
export const VAULT_PARTS = 32

export function vaultPartOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 997
  return sum % VAULT_PARTS
}
