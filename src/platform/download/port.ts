export interface DownloadRequest {
  url: string
  /** File name with its extension. */
  name: string
  headers?: Record<string, string>
}
/** The server answered with this status instead of a file. */
export interface Refused {
  refused: number
}
export type DownloadOutcome = 'saved' | 'opened' | 'failed' | Refused
export interface DownloadPort {
  download(request: DownloadRequest): Promise<DownloadOutcome>
}
