import { viewDocument } from '@/platform/download/view-document'

export const pdf = {
  /** Downloaded first, which a page of its own waits for. */
  needsPage: true,
  /** In the host's own viewer, or in a new window. Answers whether it opened. */
  show: async (url: string, title: string): Promise<boolean> =>
    (await viewDocument({ url, name: `${title}.pdf` })) === 'opened',
}
