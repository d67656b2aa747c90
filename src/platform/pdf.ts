import { viewDocument } from '@/platform/download/view-document'

export const pdf = {
  /** The file downloads first, so a page of its own shows the progress. */
  needsPage: true,
  /** Opens the file in the host's viewer, or in a new window. Returns whether it opened. */
  show: async (url: string, title: string): Promise<boolean> =>
    (await viewDocument({ url, name: `${title}.pdf` })) === 'opened',
}
