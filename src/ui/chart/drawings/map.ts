import type { MapSeriesOption } from 'echarts/charts'
import { type GeoMap, ISLANDS } from '@domain/charts/geo-map'
import type { ChartItem, Drawing } from '../types'
import { boxOf, still, colourOf } from './marks'
import { MAP_HEIGHT, corner, cornerHeight, LEGEND, legend, regionsOf } from './tiles'

/** The provinces in a geographic map, with the scale and the taps of the tiles. */
export function mapOf(items: ChartItem[], geoMap: GeoMap, total?: number): Drawing {
  const ownHeight = MAP_HEIGHT + LEGEND
  const regions = regionsOf(items, total, geoMap.regions)
  const { provinces, steps } = regions
  const others = [...geoMap.regions, ISLANDS].filter(name => !provinces.some(province => province?.name === name))

  return {
    height: ownHeight,
    map: geoMap,
    option(look) {
      const { left, width, ...box } = boxOf(look, ownHeight)
      const top = box.top + (box.height - ownHeight) / 2
      const { palette } = look
      const region = (name: string, value: number) => {
        const { ground } = palette.steps[colourOf(value, steps)]!
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
        // The regions of the coast are too small for numbers: bars and table have them.
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
          still([
            ...corner(regions, { left, top: top + MAP_HEIGHT - cornerHeight(regions) }, look),
            ...legend(regions, { left, width, top: top + MAP_HEIGHT }, look),
          ]),
        ],
      }
    },
  }
}
