/** Raw string storage, as a host offers it. Nothing here throws: a refused write answers false. */
export interface StoragePort {
  read(key: string): string | undefined
  write(key: string, value: string): boolean
  remove(key: string): void
  clear(): void
}
