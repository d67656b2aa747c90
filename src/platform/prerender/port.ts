import type { TransportRequest } from '@/platform/transport/port'

/** What the server drew of a screen before the app was there. */
export interface FirstPaint {
  /** The reply that came along with it, once. */
  replyTo(request: TransportRequest): string | undefined
  /** The first paint stands until the app shows as much; then the app takes its place, scrolled and tapped as the first paint was. */
  handOver(done: () => void): void
}
