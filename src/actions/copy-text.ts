/** Copies a text to the clipboard and shows the outcome. */
import { copy } from '@/copy'
import { clipboard } from '@/platform/clipboard'
import { toast } from '@/platform/toast'

export async function copyText(text: string): Promise<boolean> {
  const isCopied = await clipboard.copy(text)
  toast(isCopied ? copy.copied.finished : copy.copied.failed, { mark: isCopied ? 'done' : 'failed' })
  return isCopied
}
