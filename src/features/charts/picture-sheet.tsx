import { Image, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { copy, fill } from '@/copy/visual'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { chipsOf } from '@domain/query/search-box'
import { album } from '@/platform/album'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import { ActionBar } from '@/ui/action-bar'
import { PICTURE_WIDTH, pictureOf } from '@/ui/chart/drawings/picture'
import { usePicture } from '@/ui/chart/picture'
import type { Drawing } from '@/ui/chart/types'
import { Hint } from '@/ui/hint'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import type { ChartData } from './model/chart-data'
import { useSaving } from './use-saving'

interface PictureSheetProps {
  title: string
  drawing: Drawing
  found: ChartData
  onClose: () => void
}

const { pixelRatio, delay } = LIMITS.visual.image

function composed({ title, drawing, found }: Omit<PictureSheetProps, 'onClose'>) {
  return pictureOf(drawing, {
    title,
    conditions: chipsOf(found.conditions).map(({ name, value }) => `${name} ${value}`),
    total: found.total === undefined ? '' : fill(copy.visual.total, { count: formatCount(found.total) }),
    source: fill(copy.visual.source, { app: settings.appName }),
    date: fill(copy.visual.countedOn, { day: today() }),
  })
}

type Making = { kind: 'making' } | { kind: 'failed' } | { kind: 'made'; path: string }

/** Made once for as long as the sheet is open; again where it failed and the reader asks so. */
function useMade(compose: () => Drawing) {
  const { drawPicture, stage } = usePicture()
  const [making, setMaking] = useState<Making>({ kind: 'making' })
  const [attempt, setAttempt] = useState(0)
  const [composition] = useState(compose)
  useEffect(() => {
    let left = false
    void drawPicture({ drawing: composition, width: PICTURE_WIDTH, pixelRatio, delay }).then(path => {
      if (!left) setMaking(path ? { kind: 'made', path } : { kind: 'failed' })
    })
    return () => {
      left = true
    }
  }, [drawPicture, composition, attempt])
  const again = () => {
    setMaking({ kind: 'making' })
    setAttempt(attempt + 1)
  }
  return { making, again, stage }
}

/** The picture of a chart, to be kept by a long press. */
export function PictureSheet({ onClose, ...chart }: PictureSheetProps) {
  const { making, again, stage } = useMade(() => composed(chart))
  const { saving, save } = useSaving()
  const path = making.kind === 'made' ? making.path : undefined
  return (
    <Sheet
      open
      tall
      onClose={onClose}
      title={fill(copy.visual.download, { title: chart.title })}
      actions={
        album.saves && (
          <ActionBar
            main={{
              label: copy.visual.picture.save,
              disabled: !path,
              busy: saving,
              onTap: () => path && void save(path),
              sensorsName: 'chart_save',
            }}
          />
        )
      }
    >
      <View className='chart-picture'>
        {making.kind === 'making' && <Spinner size={20} />}
        {making.kind === 'failed' && (
          <Hint sentence={copy.visual.picture.failed} action={{ label: copy.action.retry, onTap: again }} />
        )}
        {path && (
          <>
            <View className='chart-picture__hint'>{copy.visual.picture.hint}</View>
            <Image className='chart-picture__image' src={path} mode='widthFix' showMenuByLongpress />
          </>
        )}
        {stage}
      </View>
    </Sheet>
  )
}
