/** Copies a text to the clipboard. On success shows `warning` or a default message, with the button `action`. */
import { copy } from '@/copy'
import { LIMITS } from '@domain/limits'
import { clipboard } from '@/platform/clipboard'
import { type Toast, toast } from '@/platform/messages'

export async function copyText(text: string, warning?: string, action?: Toast['action']): Promise<boolean> {
  const isCopied = await clipboard.copy(text)
  toast(isCopied ? (warning ?? copy.copied.finished) : copy.copied.failed, {
    mark: isCopied ? 'done' : 'failed',
    ...(isCopied && action ? { action, duration: LIMITS.toast.withAction } : {}),
  })
  return isCopied
}
