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
  data: ChartData
  onClose: () => void
}

const { pixelRatio, delay } = LIMITS.visual.image

function composePicture({ title, drawing, data }: Omit<ChartPictureProps, 'onClose'>) {
  return framePicture(drawing, {
    title,
    conditions: chipsOf(data.conditions).map(({ name, value }) => `${name} ${value}`),
    total: data.total === undefined ? '' : fill(visualCopy.visual.total, { count: formatCount(data.total) }),
    source: fill(visualCopy.visual.source, { app: settings.appName }),
    date: fill(visualCopy.visual.countedOn, { day: today() }),
  })
}

/** Shows the picture of a chart, for saving. */
export function ChartPicture({ onClose, ...chart }: ChartPictureProps) {
  const { drawPicture, stage } = usePicture()
  const [drawing] = useState(() => composePicture(chart))
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
