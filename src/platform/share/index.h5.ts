import { isHttpUrl } from '@domain/format/web-address'
import { bridge } from '@/platform/bridge'
import { clipboard } from '@/platform/clipboard'
import { host } from '@/platform/host'
import type { ShareContent, ShareOutcome, SharePort } from './port'

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

export const share: SharePort = {
  async share(content) {
    if (!isHttpUrl(content.url)) return 'failed'
    if (bridge.available()) return throughWrapper(content)
    // The WeChat browser can share only from its own menu.
    const hasSystemShare = host.current() !== 'wechat' && typeof navigator.share === 'function'
    return hasSystemShare ? throughSystem(content) : copyLink(content.url)
  },
}
