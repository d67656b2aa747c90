import { viewDocument } from '@/platform/download/view-document'

export const pdf = {
  /**
   * Whether a page of the app is shown while the file loads. The file is downloaded first, and the page shows
   * the progress.
   */
  needsPage: true,
  /** Opens the file in the host's viewer or in a new window. Returns whether that succeeded. */
  show: async (url: string, title: string): Promise<boolean> =>
    (await viewDocument({ url, name: `${title}.pdf` })) === 'opened',
}
