import { shareCopy } from '@/copy/share'
import type { IconName } from '@/ui/icon'

/** Where a document can be shared to; the code is what the native wrapper calls it. 9: nothing was chosen. */
export type Channel = 0 | 1 | 2 | -1
export type ShareCode = Channel | 9
export const NOTHING: ShareCode = 9

export const WECHAT: Channel = 1
export const MOMENTS: Channel = 2

interface ChannelChoice {
  code: Channel
  icon: IconName
  label: string
  /** Said when the link lies on the clipboard, because this host cannot hand it over itself. */
  copied: string
  sensorsName: string
}

const { channels, copied } = shareCopy.share

export const CHANNELS: ChannelChoice[] = [
  {
    code: 0,
    icon: 'message-square-text',
    label: channels.alpha,
    copied: copied.alpha,
    sensorsName: 'share_alpha',
  },
  {
    code: WECHAT,
    icon: 'message-circle',
    label: channels.wechat,
    copied: copied.wechat,
    sensorsName: 'share_wechat',
  },
  { code: MOMENTS, icon: 'aperture', label: channels.moments, copied: copied.moments, sensorsName: 'share_moments' },
  { code: -1, icon: 'ellipsis', label: channels.more, copied: copied.more, sensorsName: 'share_more' },
]
