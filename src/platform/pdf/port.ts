export type Opened = 'opened' | 'failed'
export interface PdfPort {
  /** The mini-program downloads it first, which a page of its own waits for. */
  readonly needsPage: boolean
  /** In the host's own viewer, or in a new window. */
  show(url: string, title: string): Promise<Opened>
}
