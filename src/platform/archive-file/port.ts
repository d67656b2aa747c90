import type { DownloadRequest, HttpRefusal } from '../download/port'

/** The result of a save. `share`: the file is on the device, and one more tap sends it to a chat. */
type SaveOutcome = 'saved' | 'failed' | { share: () => Promise<boolean> }
export type ArchiveOutcome = SaveOutcome | HttpRefusal

/** Saves or shares an archive (a zip file), which the host's viewers cannot show. */
export interface ArchiveFilePort {
  fetch(request: DownloadRequest): Promise<ArchiveOutcome>
  /** Whether the host can save or share a file that was created on the device. */
  canSave(): boolean
  save(content: Uint8Array, name: string): Promise<SaveOutcome>
}
