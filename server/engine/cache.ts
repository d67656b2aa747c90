/** A cache of limited size in bytes. If it is full, the least recently used entries are removed. */
export class Cache<T> {
  private entries = new Map<string, { value: T; bytes: number }>()
  private bytes = 0

  constructor(private readonly limit: number) {}

  get(key: string): T | undefined {
    const entry = this.entries.get(key)
    if (!entry) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: T, size: number) {
    const bytes = size + 2 * key.length
    if (bytes > this.limit) return
    this.drop(key)
    this.entries.set(key, { value, bytes })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break
      this.drop(oldest)
    }
  }

  private drop(key: string) {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}
