/** Opening a PDF from wherever it is named. */
import { isHttpUrl } from '@domain/format/web-address'
import { pdf } from '@/platform/pdf'
import type { Opened } from '@/platform/pdf/port'
import { open } from '@/routing/navigation'

export async function openPdf(url: string, title: string): Promise<Opened> {
  if (!pdf.needsPage) return pdf.show(url, title)
  if (!isHttpUrl(url)) return 'failed'
  try {
    await open('pdf', { url, title })
    return 'opened'
  } catch {
    return 'failed'
  }
}
