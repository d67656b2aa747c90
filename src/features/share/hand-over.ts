/** The link leaves the app: through the wrapper, the system or the clipboard. Its reader is told where it went. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import type { Params } from '@/domain/address'
import { LIMITS } from '@/domain/limits'
import { rewrite } from '@/navigation'
import { host } from '@/platform/host'
import { share } from '@/platform/share'
import type { ShareOutcome } from '@/platform/share/port'
import type { RouteName } from '@/routes'
import { CHANNELS, type Channel } from './channels'
import { linkTo } from './link'

export const say = (title: string) => void Taro.showToast({ title, icon: 'none', duration: LIMITS.toast.usual })

export const showMomentsMenu = () => say(copy.share.momentsMenu)

interface Shared {
  route: RouteName
  title: string
  description?: string
}

const sentenceOf = (outcome: ShareOutcome, channel: Channel) => {
  if (outcome === 'failed') return copy.share.failed
  if (outcome !== 'copied') return undefined
  return host.current() === 'wechat' ? copy.share.wechatMenu : CHANNELS.find(({ code }) => code === channel)?.copied
}

export async function handOver(channel: Channel, { route, title, description }: Shared, params: Params) {
  // The menu of the WeChat browser shares the address as it stands.
  if (host.current() === 'wechat') rewrite(route, params)
  const outcome = await share.share({ channel, title, description, url: linkTo(route, params) })
  const sentence = sentenceOf(outcome, channel)
  if (sentence) say(sentence)
}
