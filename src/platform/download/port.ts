export interface DownloadRequest {
  url: string
  /** File name with its extension. */
  name: string
  headers?: Record<string, string>
}
export type DownloadOutcome = 'saved' | 'opened' | 'failed'
export interface DownloadPort {
  download(request: DownloadRequest): Promise<DownloadOutcome>
}
