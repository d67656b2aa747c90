import { useCallback, useState } from 'react'
import { visualCopy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { chipsOf } from '@domain/query/search-box'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import { PictureSheet, usePictureState } from '@/shared/picture-sheet'
import { PICTURE_WIDTH, framePicture } from '@/ui/chart/drawings/picture'
import { usePicture } from '@/ui/chart/picture'
import type { ChartDrawing } from '@/ui/chart/types'
import type { ChartData } from './model/chart-cards'

interface ChartPictureProps {
  title: string
  drawing: ChartDrawing
  found: ChartData
  onClose: () => void
}

const { pixelRatio, delay } = LIMITS.visual.image

function composed({ title, drawing, found }: Omit<ChartPictureProps, 'onClose'>) {
  return framePicture(drawing, {
    title,
    conditions: chipsOf(found.conditions).map(({ name, value }) => `${name} ${value}`),
    total: found.total === undefined ? '' : fill(visualCopy.visual.total, { count: formatCount(found.total) }),
    source: fill(visualCopy.visual.source, { app: settings.appName }),
    date: fill(visualCopy.visual.countedOn, { day: today() }),
  })
}

/** The picture of a chart. */
export function ChartPicture({ onClose, ...chart }: ChartPictureProps) {
  const { drawPicture, stage } = usePicture()
  const [drawing] = useState(() => composed(chart))
  const make = useCallback(async () => {
    const path = await drawPicture({ drawing, width: PICTURE_WIDTH, pixelRatio, delay })
    return path ? { path, height: drawing.height / PICTURE_WIDTH } : undefined
  }, [drawPicture, drawing])
  return (
    <PictureSheet
      {...usePictureState(make)}
      label={fill(visualCopy.visual.download, { title: chart.title })}
      title={chart.title}
      sensors='chart'
      stage={stage}
      onClose={onClose}
    />
  )
}
