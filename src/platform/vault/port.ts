/** Where much is kept for one person on the device. Nothing here throws: what the device refuses is answered. */
export interface VaultPort {
  /** All that is kept for this owner. */
  read(owner: string): Promise<Kept[]>
  /** Whether the device took all of it. */
  write(owner: string, entries: Kept[]): Promise<boolean>
  /** Forgets all that is kept for this owner. */
  clear(owner: string): Promise<void>
}

export interface Kept {
  id: string
}
