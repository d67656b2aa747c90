import { links } from '@/platform/links'
import type { PdfPort } from './port'

export const pdf: PdfPort = {
  needsPage: false,
  show: async url => ((await links.external(url)) === 'opened' ? 'opened' : 'failed'),
}
