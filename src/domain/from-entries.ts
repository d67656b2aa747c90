/** Works like `Object.fromEntries`, which phones before iOS 12.2 lack. */
export function fromEntries<T>(entries: ReadonlyArray<readonly [string, T]>): Record<string, T> {
  const record: Record<string, T> = {}
  for (const [name, value] of entries) record[name] = value
  return record
}
