import { useCallback, useState } from 'react'
import { pictureCopy } from '@/copy/picture'
import { LIMITS } from '@domain/limits'
import { pageCode } from '@/platform/page-code'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import { PictureSheet } from '@/shared/picture-sheet'
import { useMade } from '@/shared/picture-sheet/use-made'
import { useCanvasPicture } from '@/ui/canvas-picture'
import { Hint } from '@/ui/hint'
import { drawCard } from './draw'
import { CARD_WIDTH, cardOf } from './layout'
import { type CardSubject, cardTexts } from './texts'

const { pixelRatio, delay } = LIMITS.visual.image

export interface CardSheetProps {
  subject: CardSubject
  /** The address that the card's code leads to; nothing when there is no key to it. The same function each time. */
  link: () => Promise<string | undefined>
  onClose: () => void
}

/** The picture of a document that is sent in place of its link. */
export function CardSheet({ subject, link, onClose }: CardSheetProps) {
  const { takePicture, stage } = useCanvasPicture()
  const [texts] = useState(() => cardTexts(subject, { app: settings.appName, today: today() }))
  const [lacksCode, setLacksCode] = useState(false)
  const make = useCallback(async () => {
    const address = pageCode.isOffered ? await link() : undefined
    const dots = address && pageCode.of(address)
    setLacksCode(pageCode.isOffered && !dots)
    const card = cardOf(texts, dots || undefined)
    const { height } = card
    const draw = async (canvas: Parameters<typeof drawCard>[0]) => {
      drawCard(canvas, card, pixelRatio)
      return () => undefined
    }
    const path = await takePicture({ width: CARD_WIDTH, height, pixelRatio, delay, draw })
    return path ? { path, height: height / CARD_WIDTH } : undefined
  }, [takePicture, texts, link])
  const { making, again } = useMade(make)
  const retry = { label: pictureCopy.action.retry, onTap: again, sensorsName: 'card_retry' }
  return (
    <PictureSheet
      making={making}
      again={again}
      label={pictureCopy.card.title}
      title={texts.title}
      sensors='card'
      stage={stage}
      notice={lacksCode && <Hint sentence={pictureCopy.card.noCode} action={retry} />}
      onClose={onClose}
    />
  )
}
