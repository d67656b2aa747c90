import { isHttpUrl } from '@/domain/web-address'
import { open } from '@/navigation'
import { viewDocument } from '@/platform/download/view-document.weapp'
import type { PdfPort } from './port'

export const pdf: PdfPort = {
  async open(url, title) {
    if (!isHttpUrl(url)) return 'failed'
    try {
      await open('pdf', { url, title })
      return 'opened'
    } catch {
      return 'failed'
    }
  },
  show: async (url, title) => ((await viewDocument({ url, name: `${title}.pdf` })) === 'opened' ? 'opened' : 'failed'),
}
