import { clipboard } from '@/platform/clipboard'
import type { SharePort } from '../ports/other-apps'

/** Copies the link, because only the page's own share button can forward to a chat. */
export const share: SharePort = {
  share: async ({ url }) => ((await clipboard.copy(url)) ? 'copied' : 'failed'),
  hasSystemDialog: () => false,
}
