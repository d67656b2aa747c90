import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/platform/messages'
import { sentenceFor, type Result, mapResult } from '@/request/errors'
import { loadCodeResult } from '@/request/lazy-part'
import type { Params } from '@domain/format/address'
import { host } from '@/platform/host'
import type { RouteName } from '@/routing/routes'
import type { CardSheetProps } from './card'
import { shareCopy } from '@/copy/share'
import type { IconName } from '@/ui/icon'
import { rewrite } from '@/routing/navigation'
import { share } from '@/platform/share'
import type { ShareOutcome } from '@/platform/ports/other-apps'
import { linkTo, paramsWithKey } from './use-forward'
import { publicParams } from '@/api/share'

const { channels, copied } = shareCopy.share

/** The share targets, by the native wrapper's codes. 9 means no choice. */
type Channel = 0 | 1 | 2 | -1
export type ShareCode = Channel | 9
const NO_CHANNEL: ShareCode = 9

export const WECHAT_CHANNEL: Channel = 1
const MOMENTS: Channel = 2

interface ChannelChoice {
  /** The name by which the choice is told from others. */
  key: string
  code: Channel
  /** Whether the link is copied even where the system could share it. */
  copyOnly?: boolean
  icon: IconName
  label: string
  /** The message on hosts that can only copy the link. */
  copied: string
  sensorsName: string
}

const CHANNELS: ChannelChoice[] = [
  {
    key: 'alpha',
    code: 0,
    icon: 'messages-square',
    label: channels.alpha,
    copied: copied.alpha,
    sensorsName: 'share_alpha',
  },
  {
    key: 'wechat',
    code: WECHAT_CHANNEL,
    icon: 'message-circle',
    label: channels.wechat,
    copied: copied.wechat,
    sensorsName: 'share_wechat',
  },
  {
    key: 'moments',
    code: MOMENTS,
    icon: 'aperture',
    label: channels.moments,
    copied: copied.moments,
    sensorsName: 'share_moments',
  },
  { key: 'more', code: -1, icon: 'ellipsis', label: channels.more, copied: copied.more, sensorsName: 'share_more' },
]

/** A browser can only copy the link, or open the share dialog of the system. */
const BROWSER_CHANNELS: ChannelChoice[] = [
  {
    key: 'link',
    code: -1,
    copyOnly: true,
    icon: 'copy',
    label: shareCopy.share.link,
    copied: copied.more,
    sensorsName: 'share_link',
  },
  {
    key: 'system',
    code: -1,
    icon: 'share-2',
    label: shareCopy.share.system,
    copied: copied.more,
    sensorsName: 'share_system',
  },
]

/** The targets of this host. The wrapper, WeChat and the mini-program have those of the specification. */
export const availableChannels = (): ChannelChoice[] =>
  host.current() === 'browser'
    ? BROWSER_CHANNELS.filter(({ copyOnly }) => copyOnly || share.hasSystemDialog())
    : CHANNELS

const showMomentsMenu = () => toast(shareCopy.share.momentsMenu)

interface SharedDocument {
  route: RouteName
  title: string
  description?: string
}

/**
 * Returns whether the target needs WeChat's menu: WeChat's browser shares to chats and Moments only from its menu. A
 * guide replaces the message.
 */
const needsMenu = (channel: Channel) =>
  host.current() === 'wechat' && (channel === WECHAT_CHANNEL || channel === MOMENTS)

const sentenceOf = (outcome: ShareOutcome, { code, copied: sentence }: ChannelChoice) => {
  if (outcome === 'failed' && !needsMenu(code)) return shareCopy.share.failed
  if (outcome !== 'copied' || needsMenu(code)) return undefined
  return host.current() === 'wechat' ? shareCopy.share.wechatMenu : sentence
}

async function shareTo(choice: ChannelChoice, { route, title, description }: SharedDocument, params: Params) {
  // The menu of the WeChat browser shares the current address.
  if (host.current() === 'wechat') void rewrite(route, params)
  const { code: channel, copyOnly } = choice
  const outcome = await share.share({ channel, copyOnly, title, description, url: linkTo(route, params) })
  const sentence = sentenceOf(outcome, choice)
  if (sentence) toast(sentence)
}

type ParamsResult = Promise<Result<Params>>

/**
 * Returns a function that makes the params of the link. One share key serves all targets and passages of a document. A
 * failure is not cached, so that a retry is possible.
 */
function useSharedParams(route: RouteName, params: Params): () => ParamsResult {
  const cached = useRef<ParamsResult>(undefined)
  return useCallback(async () => {
    const mint = async () => {
      const result = await paramsWithKey(route, params)
      if (!result.ok) cached.current = undefined
      return result
    }
    const minted = await (cached.current ??= mint())
    return mapResult(minted, ({ secretKey }) => ({
      ...publicParams(route, params),
      ...(secretKey ? { secretKey } : {}),
    }))
  }, [route, params])
}

export interface Sharing {
  route: RouteName
  params: Params
  title: string
  description?: string
  onClose: () => void
  /** Called with the chosen target: Alpha 0, WeChat 1, Moments 2, more -1. The value 9 means no choice. */
  onChosen?: (code: ShareCode) => void
}

/**
 * Returns whether WeChat shares by itself. In the mini-program, WeChat's button forwards the page and WeChat's menu
 * leads to Moments. Neither needs a link.
 */
const isHandledByWechat = (channel: Channel): boolean =>
  host.current() === 'weapp' && (channel === WECHAT_CHANNEL || channel === MOMENTS)

/** The code of the card loads on demand. */
const cardCode = () => loadCodeResult(() => import('./card'))

/**
 * Allows one choice per opening of the sheet. The choice waits for the link, which is requested when the sheet opens.
 */
export function useSharing(open: boolean, sharing: Sharing) {
  const { route, params, onClose, onChosen } = sharing
  const minted = useSharedParams(route, params)
  const [making, setMaking] = useState<string>()
  const isSettled = useRef(false)
  const [isGuideOpen, setGuideOpen] = useState(false)
  const [card, setCard] = useState<{ Sheet: ComponentType<CardSheetProps> }>()

  useEffect(() => {
    isSettled.current = !open
    // Browsers share and copy only right after a tap: the link must exist by then.
    if (open) void minted()
  }, [open, minted])

  const leave = (code: ShareCode) => {
    if (isSettled.current) return
    isSettled.current = true
    setMaking(undefined)
    onClose()
    onChosen?.(code)
  }

  async function choose(choice: ChannelChoice) {
    const { key, code: channel } = choice
    if (making !== undefined || isSettled.current) return
    if (isHandledByWechat(channel)) {
      if (channel === MOMENTS) showMomentsMenu()
      return leave(channel)
    }
    setMaking(key)
    const link = await minted()
    // The user closed the sheet meanwhile.
    if (isSettled.current) return
    if (link.ok) {
      leave(channel)
      await shareTo(choice, sharing, link.data)
      if (needsMenu(channel)) setGuideOpen(true)
    } else {
      setMaking(undefined)
      toast(sentenceFor(link.error))
    }
  }

  async function drawCard() {
    if (making !== undefined || isSettled.current) return
    setMaking('card')
    const code = await cardCode()
    if (isSettled.current) return
    if (code.ok) {
      leave(NO_CHANNEL)
      setCard({ Sheet: code.data.CardSheet })
    } else {
      setMaking(undefined)
      toast(sentenceFor(code.error))
    }
  }

  const link = useCallback(async () => {
    const result = await minted()
    return result.ok ? linkTo(route, result.data) : undefined
  }, [minted, route])
  const cardSheet = card && { ...card, link, onClose: () => setCard(undefined) }

  const guide = { open: isGuideOpen, onClose: () => setGuideOpen(false) }
  return { choose, drawCard, cardSheet, leave: () => leave(NO_CHANNEL), making, guide }
}
