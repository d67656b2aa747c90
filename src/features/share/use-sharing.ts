import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/platform/messages'
import { errorSentence, type Result, mapResult } from '@/request/errors'
import { loadCodeAsResult } from '@/request/lazy-part'
import type { Params } from '@domain/format/address'
import { host } from '@/platform/host'
import type { RouteName } from '@/routing/routes'
import type { ShareCardSheetProps } from './card'
import { shareCopy } from '@/copy/share'
import type { IconName } from '@/ui/icon'
import { rewrite } from '@/routing/navigation'
import { share } from '@/platform/share'
import type { ShareOutcome } from '@/platform/ports/other-apps'
import { shareLinkTo, paramsWithShareKey } from './use-forward'
import { publicParams, shareRequestFor } from '@/api/share'

const { targets, copied } = shareCopy.share

/** The share targets, as the native app's wrapper numbers them. 9 means that the user chose no target. */
type TargetCode = 0 | 1 | 2 | -1
export type ShareTargetCode = TargetCode | 9
const NO_TARGET: ShareTargetCode = 9

export const WECHAT_TARGET: TargetCode = 1
const MOMENTS: TargetCode = 2

interface TargetChoice {
  /** The id of the choice. Two choices of a browser have the same `code`. */
  key: string
  code: TargetCode
  /** Whether the choice only copies the link and never opens the system's share dialog. */
  copyOnly?: boolean
  icon: IconName
  label: string
  /** The message on hosts that can only copy the link. */
  copied: string
  sensorsName: string
}

const TARGETS: TargetChoice[] = [
  {
    key: 'alpha',
    code: 0,
    icon: 'messages-square',
    label: targets.alpha,
    copied: copied.alpha,
    sensorsName: 'share_alpha',
  },
  {
    key: 'wechat',
    code: WECHAT_TARGET,
    icon: 'message-circle',
    label: targets.wechat,
    copied: copied.wechat,
    sensorsName: 'share_wechat',
  },
  {
    key: 'moments',
    code: MOMENTS,
    icon: 'aperture',
    label: targets.moments,
    copied: copied.moments,
    sensorsName: 'share_moments',
  },
  { key: 'more', code: -1, icon: 'ellipsis', label: targets.more, copied: copied.more, sensorsName: 'share_more' },
]

/** A browser can only copy the link, or open the share dialog of the system. */
const BROWSER_TARGETS: TargetChoice[] = [
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

/**
 * Returns the share targets of this host. In a plain browser they are the link and the system's share dialog. All other
 * hosts have the targets of the client's specification.
 */
export const availableTargets = (): TargetChoice[] =>
  host.current() === 'browser' ? BROWSER_TARGETS.filter(({ copyOnly }) => copyOnly || share.hasSystemDialog()) : TARGETS

const showMomentsMenu = () => toast(shareCopy.share.momentsMenu)

interface SharedDocument {
  route: RouteName
  title: string
  description?: string
}

/**
 * Returns whether the reader must share from WeChat's menu. WeChat's browser allows sharing to chats and Moments only
 * there. A guide is then shown instead of a message.
 */
const needsMenu = (code: TargetCode) => host.current() === 'wechat' && (code === WECHAT_TARGET || code === MOMENTS)

const sentenceOf = (outcome: ShareOutcome, { code, copied: sentence }: TargetChoice) => {
  if (outcome === 'failed' && !needsMenu(code)) return shareCopy.share.failed
  if (outcome !== 'copied' || needsMenu(code)) return undefined
  return host.current() === 'wechat' ? shareCopy.share.wechatMenu : sentence
}

async function shareTo(choice: TargetChoice, { route, title, description }: SharedDocument, params: Params) {
  // WeChat's menu shares the current address. The address therefore gets the params of the link.
  if (host.current() === 'wechat') void rewrite(route, params)
  const { code, copyOnly } = choice
  const outcome = await share.share({ channel: code, copyOnly, title, description, url: shareLinkTo(route, params) })
  const sentence = sentenceOf(outcome, choice)
  if (sentence) toast(sentence)
}

type ParamsResult = Promise<Result<Params>>

/**
 * Returns a function that makes the params of the link. A document has one share key for all share targets, and for
 * every passage where a link may open. Charts get a new key if their conditions change. A failed request is not cached.
 * The next call sends it again.
 */
function useSharedParams(route: RouteName, params: Params): () => ParamsResult {
  const cached = useRef<{ of: string; result: ParamsResult }>(undefined)
  return useCallback(async () => {
    const mint = async () => {
      const result = await paramsWithShareKey(route, params)
      if (!result.ok) cached.current = undefined
      return result
    }
    const of = JSON.stringify(shareRequestFor(route, params))
    if (cached.current?.of !== of) cached.current = { of, result: mint() }
    const minted = await cached.current.result
    return mapResult(minted, ({ secretKey }) => ({
      ...publicParams(route, params),
      ...(secretKey ? { secretKey } : {}),
    }))
  }, [route, params])
}

export interface SharingOptions {
  route: RouteName
  params: Params
  title: string
  description?: string
  onClose: () => void
  /** Called with the chosen target. 9 means that the user closed the sheet without a choice. */
  onChosen?: (code: ShareTargetCode) => void
}

/**
 * Returns whether WeChat itself shares to this target. In the mini-program WeChat's own button forwards the page, and
 * WeChat's menu shares to Moments.
 */
const isHandledByWechat = (code: TargetCode): boolean =>
  host.current() === 'weapp' && (code === WECHAT_TARGET || code === MOMENTS)

/** The code of the card loads on demand. */
const cardCode = () => loadCodeAsResult(() => import('./card'))

/**
 * Allows one choice for each opening of the sheet. The link is requested when the sheet opens, and the choice waits
 * for it.
 */
export function useSharing(open: boolean, sharing: SharingOptions) {
  const { route, params, onClose, onChosen } = sharing
  const minted = useSharedParams(route, params)
  const [making, setMaking] = useState<string>()
  const isSettled = useRef(false)
  const [isGuideOpen, setGuideOpen] = useState(false)
  const [card, setCard] = useState<{ Sheet: ComponentType<ShareCardSheetProps> }>()

  useEffect(() => {
    isSettled.current = !open
    // Browsers allow sharing and copying only directly after a tap, so the link must be ready by then.
    if (open) void minted()
  }, [open, minted])

  const leave = (code: ShareTargetCode) => {
    if (isSettled.current) return
    isSettled.current = true
    setMaking(undefined)
    onClose()
    onChosen?.(code)
  }

  async function choose(choice: TargetChoice) {
    const { key, code } = choice
    if (making !== undefined || isSettled.current) return
    if (isHandledByWechat(code)) {
      if (code === MOMENTS) showMomentsMenu()
      return leave(code)
    }
    setMaking(key)
    const link = await minted()
    // The user has closed the sheet in the meantime.
    if (isSettled.current) return
    if (link.ok) {
      leave(code)
      await shareTo(choice, sharing, link.data)
      if (needsMenu(code)) setGuideOpen(true)
    } else {
      setMaking(undefined)
      toast(errorSentence(link.error))
    }
  }

  async function drawCard() {
    if (making !== undefined || isSettled.current) return
    setMaking('card')
    const code = await cardCode()
    if (isSettled.current) return
    if (code.ok) {
      leave(NO_TARGET)
      setCard({ Sheet: code.data.ShareCardSheet })
    } else {
      setMaking(undefined)
      toast(errorSentence(code.error))
    }
  }

  const link = useCallback(async () => {
    const result = await minted()
    return result.ok ? shareLinkTo(route, result.data) : undefined
  }, [minted, route])
  const cardSheet = card && { ...card, link, onClose: () => setCard(undefined) }

  const guide = { open: isGuideOpen, onClose: () => setGuideOpen(false) }
  return { choose, drawCard, cardSheet, leave: () => leave(NO_TARGET), making, guide }
}
