import { viewDocument } from '@/platform/download/view-document'

export const pdf = {
  /**
   * Whether a page of the app must be open while the file loads. That page downloads the file and shows the progress.
   */
  needsPage: true,
  /** Opens the file in the host's viewer or in a new window. Returns whether that succeeded. */
  show: async (url: string, title: string): Promise<boolean> =>
    (await viewDocument({ url, name: `${title}.pdf` })) === 'opened',
}
