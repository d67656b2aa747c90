/** So few that all are read fast, so many that each is written fast: an entry lies in the part that its id falls to. */
export const PARTS = 32

export function partOf(id: string) {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 997
  return sum % PARTS
}
