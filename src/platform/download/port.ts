export interface DownloadRequest {
  url: string
  /** File name with its extension. */
  name: string
  headers?: Record<string, string>
}
/** The server sent this status instead of a file. */
export interface HttpRefusal {
  refused: number
}
export type DownloadOutcome = 'saved' | 'opened' | 'failed' | HttpRefusal
export interface DownloadPort {
  download(request: DownloadRequest): Promise<DownloadOutcome>
}
