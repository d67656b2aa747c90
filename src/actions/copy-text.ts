/** Puts a text on the clipboard and says so. */
import { copy } from '@/copy'
import { clipboard } from '@/platform/clipboard'
import { toast } from '@/platform/toast'

export async function copyText(text: string): Promise<boolean> {
  const done = await clipboard.copy(text)
  toast(done ? copy.copied.done : copy.copied.failed, { mark: done ? 'done' : 'failed' })
  return done
}
