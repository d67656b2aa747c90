export interface DownloadRequest {
  url: string
  /** The name of the file with its extension. */
  name: string
  headers?: Record<string, string>
}
/** The status that the server sent in place of a file. */
export interface HttpRefusal {
  refused: number
}
export type DownloadOutcome = 'saved' | 'opened' | 'failed' | HttpRefusal
export interface DownloadPort {
  download(request: DownloadRequest): Promise<DownloadOutcome>
}
