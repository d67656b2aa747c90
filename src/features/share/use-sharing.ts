import { useEffect, useRef, useState } from 'react'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import type { Params } from '@domain/format/address'
import { host } from '@/platform/host'
import type { RouteName } from '@/routing/routes'
import { type Channel, MOMENTS, NOTHING, type ShareCode, WECHAT } from './channels'
import { handOver, showMomentsMenu } from './hand-over'
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

/** One choice for each time the sheet is open; it waits for the link, which is made while the sheet rises. */
export function useSharing(open: boolean, sharing: Sharing) {
  const { route, params, onClose, onChosen } = sharing
  const minted = useMinted(route, params)
  const [making, setMaking] = useState<Channel>()
  const settled = useRef(false)

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
    } else {
      setMaking(undefined)
      toast(sentenceFor(link.error))
    }
  }

  return { choose, leave: () => leave(NOTHING), making }
}
