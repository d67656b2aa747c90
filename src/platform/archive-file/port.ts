import type { DownloadRequest, HttpRefusal } from '../download/port'

/** `share`: the file is on the device. One more tap sends it to a chat. */
export type SaveOutcome = 'saved' | 'failed' | { share: () => Promise<boolean> }
export type ArchiveOutcome = SaveOutcome | HttpRefusal

/** An archive: the host's viewers cannot show it. */
export interface ArchiveFilePort {
  fetch(request: DownloadRequest): Promise<ArchiveOutcome>
  /** Whether the host can save or share a file made on the device. */
  canSave(): boolean
  save(content: Uint8Array, name: string): Promise<SaveOutcome>
}
