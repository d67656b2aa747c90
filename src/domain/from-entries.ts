/** What `Object.fromEntries` does, which phones before iOS 12.2 lack. */
export function fromEntries<T>(entries: ReadonlyArray<readonly [string, T]>): Record<string, T> {
  const made: Record<string, T> = {}
  for (const [name, value] of entries) made[name] = value
  return made
}
