/** The link leaves the app: through the wrapper, the system or the clipboard. Its reader is told where it went. */
import { shareCopy } from '@/copy/share'
import type { Params } from '@domain/format/address'
import { toast } from '@/platform/toast'
import { rewrite } from '@/routing/navigation'
import { host } from '@/platform/host'
import { share } from '@/platform/share'
import type { ShareOutcome } from '@/platform/share/port'
import type { RouteName } from '@/routing/routes'
import { CHANNELS, type Channel, MOMENTS, WECHAT } from './channels'
import { linkTo } from './link'

export const showMomentsMenu = () => toast(shareCopy.share.momentsMenu)

interface Shared {
  route: RouteName
  title: string
  description?: string
}

/** The WeChat browser leads to chats and Moments by its own menu, which is shown and not told. */
export const needsMenu = (channel: Channel) =>
  host.current() === 'wechat' && (channel === WECHAT || channel === MOMENTS)

const sentenceOf = (outcome: ShareOutcome, channel: Channel) => {
  if (outcome === 'failed' && !needsMenu(channel)) return shareCopy.share.failed
  if (outcome !== 'copied' || needsMenu(channel)) return undefined
  return host.current() === 'wechat'
    ? shareCopy.share.wechatMenu
    : CHANNELS.find(({ code }) => code === channel)?.copied
}

export async function handOver(channel: Channel, { route, title, description }: Shared, params: Params) {
  // The menu of the WeChat browser shares the address as it stands.
  if (host.current() === 'wechat') void rewrite(route, params)
  const outcome = await share.share({ channel, title, description, url: linkTo(route, params) })
  const sentence = sentenceOf(outcome, channel)
  if (sentence) toast(sentence)
}
