/** Compares short forms of names with full names. */

/** Whether the characters of a short form occur in a name in the same order: 北京一中院 in 北京市第一中级人民法院. */
export function isShortFormOf(short: string, name: string): boolean {
  let at = -1
  return [...short].every(character => (at = name.indexOf(character, at + 1)) >= 0)
}
