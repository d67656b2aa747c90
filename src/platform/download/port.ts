export interface DownloadRequest {
  url: string
  /** The name of the file with its extension. */
  name: string
  headers?: Record<string, string>
}
/** A server's refusal to send a file, with its HTTP status. */
export interface HttpRefusal {
  refused: number
}
/** `accepted`: the native app has taken the request. Whether the file arrives, it does not tell. */
export type DownloadOutcome = 'saved' | 'accepted' | 'opened' | 'failed' | HttpRefusal
export interface DownloadPort {
  download(request: DownloadRequest): Promise<DownloadOutcome>
}
