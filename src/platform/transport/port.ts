export interface TransportRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  timeout: number
  signal?: AbortSignalLike
}
/** The part of AbortSignal that the app uses. The mini-program has no AbortSignal. */
export interface AbortSignalLike {
  readonly aborted: boolean
  /** Whether the request is optional, so that its failure shows no message. */
  readonly quiet?: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
export type TransportReply =
  { kind: 'reply'; status: number; text: string } | { kind: 'network' | 'timeout' | 'aborted' }
export interface TransportPort {
  send(request: TransportRequest): Promise<TransportReply>
}
