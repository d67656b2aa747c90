/** Stores much data per person on the device. It never throws: a refused write returns false. */
export interface VaultPort {
  /** Returns all entries of this owner. */
  read(owner: string): Promise<VaultEntry[]>
  /** Stores entries. Returns whether the device stored all of them. */
  write(owner: string, entries: VaultEntry[]): Promise<boolean>
  /** Reports entries that another window of the browser wrote. */
  watch(listener: (owner: string, entries: VaultEntry[]) => void): void
  /** Deletes all entries of this owner. */
  clear(owner: string): Promise<void>
}

export interface VaultEntry {
  id: string
}

/** The metadata of a text on the device. */
export interface StoredText {
  id: string
  title: string
  route: string
  params: Record<string, string>
  bytes: number
  readAt: number
}

/** Storage of long texts. It never throws. */
export interface TextsPort {
  /** Lists the texts of this owner, without their content. */
  list(owner: string): Promise<StoredText[]>
  read(owner: string, id: string): Promise<string | undefined>
  /** Stores a text. Returns whether the device stored it. */
  write(owner: string, text: StoredText, content: string): Promise<boolean>
  remove(owner: string, ids: string[]): Promise<void>
}
