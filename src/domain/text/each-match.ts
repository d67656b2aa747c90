/** What `matchAll` does, which phones before iOS 13 lack. The pattern is global and never matches nothing. */
export function eachMatch(text: string, pattern: RegExp, visit: (match: RegExpExecArray) => void): void {
  const own = new RegExp(pattern.source, pattern.flags)
  for (let match = own.exec(text); match; match = own.exec(text)) visit(match)
}
