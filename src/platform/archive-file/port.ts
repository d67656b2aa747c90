import type { DownloadRequest, Refused } from '../download/port'

/** `send`: the file lies on the device, and one more tap hands it on. */
export type HandedFile = 'saved' | 'failed' | { send: () => Promise<boolean> }
export type OwnFile = HandedFile | Refused

/** A file that the host's viewers cannot show: an archive. */
export interface OwnFilePort {
  fetch(request: DownloadRequest): Promise<OwnFile>
  /** Whether a file that was made on the device can be handed out at all. */
  hands(): boolean
  hand(content: Uint8Array, name: string): Promise<HandedFile>
}
