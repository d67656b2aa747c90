import { placeLabels } from '@/ui/chart/drawings/line'

const plot = (values: number[], widths = values.map(() => 20), pitch = 30) =>
  placeLabels({ values, widths, pitch, heightOf: value => value, side: 15, priority: [] })

test('a number stands above its point, in the middle where the line leaves room', () => {
  expect(plot([50, 55, 60])[1]).toEqual({ below: false, shift: 0, isVisible: true })
})

test('where the line climbs steeply the number moves out of its way', () => {
  const [, climbing] = plot([0, 50, 130])
  const [, falling] = plot([130, 50, 0])
  expect(climbing!.shift).toBeLessThan(-5)
  expect(falling!.shift).toBe(-climbing!.shift)
})

test('at the foot of the line the number stands below, unless the axis is too near', () => {
  expect(plot([90, 40, 80]).map(({ below }) => below)).toEqual([false, true, false])
  expect(plot([90, 10, 80]).map(({ below }) => below)).toEqual([false, false, false])
})

test('of numbers that would touch one is left out: those come first that must stay', () => {
  const values = [10, 20, 30, 40]
  const visibility = (first: number[]) =>
    placeLabels({ values, widths: [50, 50, 50, 50], pitch: 30, heightOf: () => 0, side: 30, priority: first }).map(
      one => one.isVisible,
    )
  expect(visibility([])).toEqual([true, false, true, false])
  expect(visibility([3])).toEqual([true, false, false, true])
})

test('no number leaves the chart', () => {
  const [first, last] = plot([10, 90], [60, 60], 200)
  expect(first!.shift - 30).toBeGreaterThanOrEqual(-15)
  expect(last!.shift + 30).toBeLessThanOrEqual(15)
})
