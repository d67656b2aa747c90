import type { DownloadRequest, HttpRefusal } from '../download/port'

/** `unavailable`: the host cannot send files. `cancelled`: the reader did not go on. */
export type SendOutcome = 'sent' | 'cancelled' | 'unavailable' | 'failed' | HttpRefusal

export interface SendFilePort {
  /** Whether the host can send files at all. */
  isAvailable(): boolean
  /** Downloads a file and hands it to the host's own sheet for sending. */
  send(request: DownloadRequest): Promise<SendOutcome>
}
