/** Works like `matchAll`, which phones before iOS 13 lack. The pattern is global and never matches the empty string. */
export function eachMatch(text: string, pattern: RegExp, visit: (match: RegExpExecArray) => void): void {
  const global = new RegExp(pattern.source, pattern.flags)
  for (let match = global.exec(text); match; match = global.exec(text)) visit(match)
}
