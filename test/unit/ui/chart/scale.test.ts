import { colourStepOf, roundUp, colourStepsOf } from '@/ui/chart/drawings/marks'

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 8],
  [12, 12],
  [351, 400],
  [712, 800],
  [1043, 1200],
  [1_234_567, 1_600_000],
])('an axis up to %s ends at %s', (largest, end) => {
  expect(roundUp(largest)).toBe(end)
})

const written = (largest: number) =>
  colourStepsOf(largest).map(({ from, to }) => (to === undefined ? `${from}+` : `${from}-${to}`))

test.each([
  [0, []],
  [1, ['1-1']],
  [3, ['1-1', '2-2', '3-3']],
  [7, ['1-1', '2-2', '3-4', '5+']],
  [296, ['1-39', '40-79', '80-139', '140-219', '220+']],
  [1000, ['1-99', '100-299', '300-499', '500-699', '700+']],
])('up to %s the steps are %j', (largest, steps) => {
  expect(written(largest)).toEqual(steps)
})

test('steps begin at 1, leave no gap, overlap nowhere, and the largest number is in the highest', () => {
  const isSound = (largest: number) => {
    const steps = colourStepsOf(largest)
    const highest = steps[steps.length - 1]!
    const inTurn = steps.every(({ from, to = Infinity, colour }, index) => {
      const next = steps[index + 1]
      return to >= from && (!next || (next.from === to + 1 && next.colour > colour))
    })
    const ends = steps[0]!.from === 1 && highest.from <= largest && colourStepOf(largest, steps) === highest.colour
    return steps.length <= 5 && inTurn && ends
  }
  const unsound = Array.from({ length: 5000 }, (_, index) => index + 1).filter(largest => !isSound(largest))
  expect(unsound).toEqual([])
})

test('nothing has the colour of nothing', () => {
  expect([0, 1, 39, 40, 219, 220, 296].map(value => colourStepOf(value, colourStepsOf(296)))).toEqual([
    0, 1, 1, 2, 4, 5, 5,
  ])
})
