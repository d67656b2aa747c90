/** A chart as it is drawn: what is shown of it, in the shape of its face. */
import { visualCopy } from '@/copy/visual'
import type { GeoMap } from '@domain/charts/geo-map'
import { barsOf } from '@/ui/chart/drawings/bars'
import { lineOf } from '@/ui/chart/drawings/line'
import { mapOf } from '@/ui/chart/drawings/map'
import { pieOf } from '@/ui/chart/drawings/pie'
import { tilesOf } from '@/ui/chart/drawings/tiles'
import type { ChartItem, Drawing } from '@/ui/chart/types'
import type { Shown } from './shown'
import type { Face } from './slots'

interface About {
  total: number
  /** Where a deployer provides one; the regions stand as tiles without. */
  map?: GeoMap
}

export function drawingOf(face: Face, { items, unfinished, rest }: Shown, { total, map }: About): Drawing {
  const marks: ChartItem[] = items.map(({ name, value, description }) => ({ name, value, share: description }))
  switch (face) {
    case 'years':
    case 'months':
      return lineOf(marks, { unfinished })
    case 'map':
      return map ? mapOf(marks, map, total) : tilesOf(marks, total)
    case 'bars':
      return barsOf(marks)
    case 'pie':
      return pieOf([...marks, ...rest], { total, unit: visualCopy.visual.unit })
  }
}
