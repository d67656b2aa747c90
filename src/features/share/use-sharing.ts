import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/platform/toast'
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
import type { ShareOutcome } from '@/platform/share/port'
import { linkTo, mintedParams } from './use-forward'
import { publicParams } from '@/api/share'

const { channels, copied } = shareCopy.share

/** Where a document can be shared to; the code is what the native wrapper calls it. 9: nothing was chosen. */
type Channel = 0 | 1 | 2 | -1
export type ShareCode = Channel | 9
const NOTHING: ShareCode = 9

export const WECHAT: Channel = 1
const MOMENTS: Channel = 2

interface ChannelChoice {
  code: Channel
  icon: IconName
  label: string
  /** Said when the link lies on the clipboard, because this host cannot hand it over itself. */
  copied: string
  sensorsName: string
}

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

const showMomentsMenu = () => toast(shareCopy.share.momentsMenu)

interface Shared {
  route: RouteName
  title: string
  description?: string
}

/** The WeChat browser leads to chats and Moments by its own menu, which is shown and not told. */
const needsMenu = (channel: Channel) => host.current() === 'wechat' && (channel === WECHAT || channel === MOMENTS)

const sentenceOf = (outcome: ShareOutcome, channel: Channel) => {
  if (outcome === 'failed' && !needsMenu(channel)) return shareCopy.share.failed
  if (outcome !== 'copied' || needsMenu(channel)) return undefined
  return host.current() === 'wechat'
    ? shareCopy.share.wechatMenu
    : CHANNELS.find(({ code }) => code === channel)?.copied
}

async function handOver(channel: Channel, { route, title, description }: Shared, params: Params) {
  // The menu of the WeChat browser shares the address as it stands.
  if (host.current() === 'wechat') void rewrite(route, params)
  const outcome = await share.share({ channel, title, description, url: linkTo(route, params) })
  const sentence = sentenceOf(outcome, channel)
  if (sentence) toast(sentence)
}

type Minted = Promise<Result<Params>>

/** A key is made once for a document and serves every choice and every place in it; a failure is forgotten, so that it can be tried again. */
function useMinted(route: RouteName, params: Params): () => Minted {
  const made = useRef<Minted>(undefined)
  return useCallback(async () => {
    const mint = async () => {
      const result = await mintedParams(route, params)
      if (!result.ok) made.current = undefined
      return result
    }
    const minted = await (made.current ??= mint())
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
  /** Alpha 0, WeChat 1, Moments 2, more -1; 9 when the sheet was closed without a choice. */
  onChosen?: (code: ShareCode) => void
}

/** WeChat's own button forwards the page, and its own menu alone leads to Moments: neither needs a link of ours. */
function leftToWechat(channel: Channel): boolean {
  if (host.current() !== 'weapp') return false
  if (channel === MOMENTS) showMomentsMenu()
  return channel === WECHAT || channel === MOMENTS
}

/** Few want a card: what draws it comes when one does. */
const cardCode = () => loadCodeResult(() => import('./card'))

/** One choice for each time the sheet is open; it waits for the link, which is made while the sheet rises. */
export function useSharing(open: boolean, sharing: Sharing) {
  const { route, params, onClose, onChosen } = sharing
  const minted = useMinted(route, params)
  const [making, setMaking] = useState<Channel | 'card'>()
  const settled = useRef(false)
  const [guided, setGuided] = useState(false)
  const [card, setCard] = useState<{ Sheet: ComponentType<CardSheetProps> }>()

  useEffect(() => {
    settled.current = !open
    // A browser shares and copies only right after a tap: the link had better be there by then.
    if (open) void minted()
  }, [open, minted])

  const leave = (code: ShareCode) => {
    if (settled.current) return
    settled.current = true
    setMaking(undefined)
    onClose()
    onChosen?.(code)
  }

  async function choose(channel: Channel) {
    if (making !== undefined || settled.current) return
    if (leftToWechat(channel)) return leave(channel)
    setMaking(channel)
    const link = await minted()
    // Closed meanwhile: whoever did that wants no share.
    if (settled.current) return
    if (link.ok) {
      leave(channel)
      await handOver(channel, sharing, link.data)
      if (needsMenu(channel)) setGuided(true)
    } else {
      setMaking(undefined)
      toast(sentenceFor(link.error))
    }
  }

  async function drawCard() {
    if (making !== undefined || settled.current) return
    setMaking('card')
    const code = await cardCode()
    if (settled.current) return
    if (code.ok) {
      leave(NOTHING)
      setCard({ Sheet: code.data.CardSheet })
    } else {
      setMaking(undefined)
      toast(sentenceFor(code.error))
    }
  }

  const link = useCallback(async () => {
    const made = await minted()
    return made.ok ? linkTo(route, made.data) : undefined
  }, [minted, route])
  const drawn = card && { ...card, link, onClose: () => setCard(undefined) }

  const guide = { open: guided, onClose: () => setGuided(false) }
  return { choose, drawCard, drawn, leave: () => leave(NOTHING), making, guide }
}
