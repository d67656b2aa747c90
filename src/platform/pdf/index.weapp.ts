import { viewDocument } from '@/platform/download/view-document.weapp'
import type { PdfPort } from './port'

export const pdf: PdfPort = {
  needsPage: true,
  show: async (url, title) => ((await viewDocument({ url, name: `${title}.pdf` })) === 'opened' ? 'opened' : 'failed'),
}
