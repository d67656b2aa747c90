export interface TransportRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  timeout: number
  signal?: AbortSignalLike
}
/** The part of AbortSignal that every host can have (the mini-program has none of its own). */
export interface AbortSignalLike {
  readonly aborted: boolean
  /** Who asks can do without the answer: a failure is not announced. */
  readonly quiet?: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
export type TransportReply =
  { kind: 'reply'; status: number; text: string } | { kind: 'network' | 'timeout' | 'aborted' }
export interface TransportPort {
  send(request: TransportRequest): Promise<TransportReply>
}
