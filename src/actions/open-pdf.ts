import { isHttpUrl } from '@domain/format/address'
import { pdf } from '@/platform/pdf'
import { open } from '@/routing/navigation'

/**
 * Opens a PDF, in the mini-program on a page of its own. Returns false after a failure that no message has reported
 * yet.
 */
export async function openPdf(url: string, title: string): Promise<boolean> {
  if (!pdf.needsPage) return pdf.show(url, title)
  if (!isHttpUrl(url)) return false
  try {
    await open('pdf', { url, title })
    return true
  } catch {
    return false
  }
}
