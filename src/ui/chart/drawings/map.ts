import type { MapSeriesOption } from 'echarts/charts'
import { type GeoMap, SOUTH_SEA_ISLANDS } from '@domain/charts/geo-map'
import type { ChartItem, ChartDrawing } from '../types'
import { frameBoxOf, silentSeries, colourStepOf } from './marks'
import {
  MAP_HEIGHT,
  cornerSentenceMarks,
  cornerSentencesHeight,
  LEGEND_HEIGHT,
  legendMarks,
  placeRegions,
} from './tiles'

/** Draws the provinces as a geographic map, with the same colour scale as the tiles. */
export function drawMap(items: ChartItem[], geoMap: GeoMap, total?: number): ChartDrawing {
  const ownHeight = MAP_HEIGHT + LEGEND_HEIGHT
  const regions = placeRegions(items, total, geoMap.regions)
  const { provinces, steps } = regions
  const others = [...geoMap.regions, SOUTH_SEA_ISLANDS].filter(
    name => !provinces.some(province => province?.name === name),
  )

  return {
    height: ownHeight,
    map: geoMap,
    option(frame) {
      const { left, width, ...box } = frameBoxOf(frame, ownHeight)
      const top = box.top + (box.height - ownHeight) / 2
      const { palette } = frame
      const region = (name: string, value: number) => {
        const { ground } = palette.steps[colourStepOf(value, steps)]!
        return {
          name,
          value,
          silent: value === 0,
          itemStyle: { areaColor: ground, borderColor: value ? palette.card : palette.line2 },
        }
      }
      const map: MapSeriesOption = {
        type: 'map',
        map: geoMap.name,
        ...{ left, top, width, height: MAP_HEIGHT },
        selectedMode: false,
        emphasis: { disabled: true },
        itemStyle: { areaColor: palette.steps[0]!.ground, borderColor: palette.line2 },
        // The regions on the coast are too small for numbers. The bars and the table show the numbers.
        label: { show: false },
        data: [
          ...items.map((item, index) => {
            const place = provinces[index]
            return region(place?.name ?? '', place ? item.value : 0)
          }),
          ...others.map(name => region(name, 0)),
        ],
      }
      return {
        series: [
          map,
          silentSeries([
            ...cornerSentenceMarks(regions, { left, top: top + MAP_HEIGHT - cornerSentencesHeight(regions) }, frame),
            ...legendMarks(regions, { left, width, top: top + MAP_HEIGHT }, frame),
          ]),
        ],
      }
    },
  }
}
