/** Compares short forms with names. */

/** Whether a name has all characters of a short form in their order: 北京一中院 in 北京市第一中级人民法院. */
export function isShortFor(short: string, name: string): boolean {
  let at = -1
  return [...short].every(character => (at = name.indexOf(character, at + 1)) >= 0)
}
