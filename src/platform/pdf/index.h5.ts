import { links } from '@/platform/links'
import type { PdfPort } from './port'

const open = async (url: string) => ((await links.external(url)) === 'opened' ? 'opened' : 'failed')

export const pdf: PdfPort = { open, show: open }
