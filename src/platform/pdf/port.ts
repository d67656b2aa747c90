export type Opened = 'opened' | 'failed'
export interface PdfPort {
  /** Mini-program: the native page that downloads and opens it. Elsewhere: a new window. */
  open(url: string, title: string): Promise<Opened>
  /** What that native page does: downloads the file and shows it in the host's own viewer. */
  show(url: string, title: string): Promise<Opened>
}
