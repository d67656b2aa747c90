/** Copies a text to the clipboard and shows the outcome, or `warning` in its place. `action` offers what can follow. */
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
