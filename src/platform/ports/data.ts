/** Ports of data: requests, the prerendered page, and what the device stores. */

export interface TransportRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  timeout: number
  signal?: AbortSignalLike
}
/** The part of AbortSignal that the app uses. The mini-program has no AbortSignal. */
export interface AbortSignalLike {
  readonly aborted: boolean
  /** Whether the request is optional. The failure of an optional request shows no message. */
  readonly quiet?: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
export type TransportReply =
  { kind: 'reply'; status: number; text: string } | { kind: 'network' | 'timeout' | 'aborted' }
export interface TransportPort {
  send(request: TransportRequest): Promise<TransportReply>
}

/** The page that the server rendered before the app's code loaded. */
export interface PrerenderedPage {
  /** Returns the reply that came with the page. Each reply is returned only once. */
  takeReply(request: TransportRequest): string | undefined
  /**
   * Replaces the prerendered page when the app has drawn the same content. Restores the scroll position and repeats
   * the last tap.
   */
  hydrate(onHydrated: () => void): void
}

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
export interface HostStore {
  read(key: string): unknown
  write(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

/**
 * Stores many entries for each owner (an account or the guest) on the device. It never throws: a refused write returns
 * false.
 */
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
export interface StoredTextMetadata {
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
  list(owner: string): Promise<StoredTextMetadata[]>
  read(owner: string, id: string): Promise<string | undefined>
  /** Stores a text. Returns whether the device stored it. */
  write(owner: string, text: StoredTextMetadata, content: string): Promise<boolean>
  remove(owner: string, ids: string[]): Promise<void>
}
