import { isHttpUrl } from '@domain/format/address'
import { bridge } from '@/platform/bridge'
import { clipboard } from '@/platform/clipboard'
import { host } from '@/platform/host'
import type { ShareContent, ShareOutcome, SharePort } from '../ports/other-apps'

async function throughWrapper({ channel = 9, ...content }: ShareContent): Promise<ShareOutcome> {
  const shared = await bridge.share({ ...content, channel })
  return shared === undefined ? 'failed' : shared ? 'shared' : 'cancelled'
}

const copyLink = async (url: string): Promise<ShareOutcome> => ((await clipboard.copy(url)) ? 'copied' : 'failed')

async function throughSystem({ title, description, url }: ShareContent): Promise<ShareOutcome> {
  try {
    await navigator.share({ title, text: description, url })
    return 'shared'
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : copyLink(url)
  }
}

// The WeChat browser can share only from its own menu.
const hasSystemDialog = () => host.current() !== 'wechat' && typeof navigator.share === 'function'

export const share: SharePort = {
  hasSystemDialog,
  async share(content) {
    if (!isHttpUrl(content.url)) return 'failed'
    if (bridge.available()) return throughWrapper(content)
    return hasSystemDialog() && !content.copyOnly ? throughSystem(content) : copyLink(content.url)
  },
}
