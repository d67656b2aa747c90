import type { CaseCharts } from '@/api/readers/charts'
import { reportDrawings } from '@/features/case-report/model'
import { PALETTES } from '@/ui/chart/palette'

const item = (name: string, value: number) => ({ name, value, description: '', paramName: name })
const chart = (field: string, title: string, items: ReturnType<typeof item>[]) => ({ field, title, items })
const data = (...charts: ReturnType<typeof chart>[]): CaseCharts => ({
  total: 9,
  groups: [{ key: 'timeRegion', title: '时间和地域', charts }],
})
const years = chart('year', '裁判年份', [item('2026', 1), item('2024', 5), item('2023', 3)])
const regions = chart('region', '地域分布', [item('江苏省', 6), item('浙江省', 3)])

test('the years and the regions are drawn, the months are not', () => {
  const drawings = reportDrawings(data(years, chart('month', '裁判月份', [item('2026-01', 1)]), regions), '2026-11-21')
  expect(drawings.map(({ caption }) => caption)).toEqual(['裁判年份', '地域分布'])
  for (const { drawing } of drawings) {
    const option = drawing.option({ width: 390, palette: PALETTES.light })
    expect(drawing.height).toBeGreaterThan(100)
    expect(option.series).not.toHaveLength(0)
  }
})

test('a year without a case stands in the line too', () => {
  const [drawn] = reportDrawings(data(years), '2026-11-21')
  const option = drawn?.drawing.option({ width: 390, palette: PALETTES.light }) as { xAxis: { data: string[] } }
  expect(option.xAxis.data).toEqual(['2023', '2024', '2025', '2026'])
})

test('nothing is drawn of nothing', () => {
  expect(reportDrawings(data(chart('year', '裁判年份', []), chart('region', '地域分布', [])), '2026-11-21')).toEqual([])
})
