import { useEffect, useMemo, useState } from 'react'
import { visualCopy } from '@/copy/visual'
import { comparisonTotal } from '@domain/charts/claims'
import type { GeoMap } from '@domain/charts/geo-map'
import { fetchGeoMap } from '@/api/geo-map'
import { drawBars } from '@/ui/chart/drawings/bars'
import { drawLine } from '@/ui/chart/drawings/line'
import { drawMap } from '@/ui/chart/drawings/map'
import { drawPie } from '@/ui/chart/drawings/pie'
import { drawTiles } from '@/ui/chart/drawings/tiles'
import type { ChartItem, ChartDrawing } from '@/ui/chart/types'
import { type ChartView, sumOfValues } from './model/chart-cards'
import type { VisibleData } from './model/visible-data'

interface About {
  /** The number of cases. Absent if the service reports no total. */
  total?: number
  /** The map that the deployer has configured. Without a map the regions are drawn as tiles. */
  map?: GeoMap
}

/** Returns the drawing of a chart's visible data, in the form that the reader chose. */
function drawingOf(view: ChartView, visible: VisibleData, { total, map }: About): ChartDrawing {
  const { form, chart, isPartition } = view
  const { items, unfinished, isJoined, rest } = visible
  const marks: ChartItem[] = items.map(({ name, value, description }) => ({ name, value, share: description }))
  const cases = total ?? sumOfValues(chart.items)
  switch (form) {
    case 'years':
    case 'months':
      return drawLine(marks, { unfinished, isJoined })
    case 'map':
      return map ? drawMap(marks, map, cases) : drawTiles(marks, cases)
    case 'bars': {
      const counts = chart.items.map(({ value }) => value)
      return drawBars(marks, comparisonTotal(counts, { isPartition, total }))
    }
    case 'pie':
      return drawPie([...marks, ...rest], { total: cases, unit: visualCopy.visual.unit })
  }
}

/** Loads the deployer's map, but only for charts of regions. */
function useGeoMap(isNeeded: boolean): GeoMap | undefined {
  const [map, setMap] = useState<GeoMap>()
  useEffect(() => {
    if (!isNeeded) return
    let isCancelled = false
    void fetchGeoMap().then(geoMap => {
      if (!isCancelled && geoMap) setMap(geoMap)
    })
    return () => {
      isCancelled = true
    }
  }, [isNeeded])
  return map
}

/** Provides the drawing of a chart. */
export function useChartDrawing(view: ChartView, visible: VisibleData, total?: number): ChartDrawing {
  const map = useGeoMap(view.form === 'map')
  return useMemo(() => drawingOf(view, visible, { total, map }), [view, visible, total, map])
}
