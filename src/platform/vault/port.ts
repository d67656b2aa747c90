/** Where much is kept for one person on the device. Nothing here throws: what the device refuses is answered. */
export interface VaultPort {
  /** All that is kept for this owner. */
  read(owner: string): Promise<Kept[]>
  /** Whether the device took all of it. */
  write(owner: string, entries: Kept[]): Promise<boolean>
  /** Tells what was written beside this page: in another window of the browser. */
  watch(tell: (owner: string, entries: Kept[]) => void): void
  /** Forgets all that is kept for this owner. */
  clear(owner: string): Promise<void>
}

export interface Kept {
  id: string
}

/** A text on the device, as far as a list of them tells. */
export interface StoredText {
  id: string
  title: string
  route: string
  params: Record<string, string>
  bytes: number
  readAt: number
}

/** Long texts, each by itself. Nothing here throws either. */
export interface TextsPort {
  /** All of this owner, without what they say. */
  list(owner: string): Promise<StoredText[]>
  read(owner: string, id: string): Promise<string | undefined>
  /** Whether the device took it. */
  write(owner: string, text: StoredText, content: string): Promise<boolean>
  remove(owner: string, ids: string[]): Promise<void>
}
