/** Raw string storage, as a host offers it. Nothing here throws: a refused write answers false, and the value lives on in memory. */
export interface StoragePort {
  read(key: string): string | undefined
  write(key: string, value: string): boolean
  remove(key: string): void
  /** Removes every key that begins so. */
  removeAll(prefix: string): void
  /** Empties the store of this origin or mini-program, but for the keys to keep. */
  clear(keep?: readonly string[]): void
}

/** A host's own store, which may throw whenever it is touched: disabled, full, gone. */
export interface NativeStore {
  read(key: string): unknown
  write(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}
