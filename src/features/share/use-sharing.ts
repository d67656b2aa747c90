import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/platform/toast'
import { failure, sentenceFor, success } from '@/request/errors'
import type { Params } from '@domain/format/address'
import { host } from '@/platform/host'
import type { RouteName } from '@/routing/routes'
import type { CardSheetProps } from './card'
import { type Channel, MOMENTS, NOTHING, type ShareCode, WECHAT } from './channels'
import { handOver, needsMenu, showMomentsMenu } from './hand-over'
import { linkTo } from './link'
import { useMinted } from './use-minted'

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
const cardCode = () => import('./card').then(success, () => failure<typeof import('./card')>({ id: 'network' }))

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
