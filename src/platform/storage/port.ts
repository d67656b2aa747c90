/** Stores plain texts on the device. It never throws: a refused write returns false, and the value stays in memory. */
export interface StoragePort {
  read(key: string): string | undefined
  write(key: string, value: string): boolean
  remove(key: string): void
  /** Removes every key with this prefix. */
  removeAll(prefix: string): void
  /** Removes every key of this origin or mini-program, except those in `keep`. */
  clear(keep?: readonly string[]): void
}

/** The host's own store. Any call may throw, because the store may be disabled or full. */
export interface NativeStore {
  read(key: string): unknown
  write(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}
