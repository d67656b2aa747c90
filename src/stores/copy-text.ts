/** Puts a text on the clipboard and says so. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { clipboard } from '@/platform/clipboard'

export async function copyText(text: string): Promise<boolean> {
  const done = await clipboard.copy(text)
  const title = done ? copy.copied.done : copy.copied.failed
  void Taro.showToast({ title, icon: 'none', duration: LIMITS.toast.usual })
  return done
}
