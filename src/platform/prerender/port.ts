import type { TransportRequest } from '@/platform/transport/port'

/** The page that the server rendered before the app's code loaded. */
export interface PrerenderedPage {
  /** Returns the reply that came with the page. Each reply is returned only once. */
  takeReply(request: TransportRequest): string | undefined
  /**
   * Replaces the prerendered page when the app has drawn the same content. Restores the scroll position and repeats
   * the last tap.
   */
  hydrate(onHydrated: () => void): void
}
