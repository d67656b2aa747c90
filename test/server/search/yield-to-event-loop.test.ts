import { mapWithYields } from '../../../server/search/yield-to-event-loop'

const keepBusy = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('keeps the order, and lets other work run meanwhile', async () => {
  let turns = 0
  let isOver = false
  const turn = () => {
    turns++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const done = await mapWithYields([1, 2, 3, 4, 5, 6, 7, 8, 9], item => {
    keepBusy(6)
    return item * 2
  })
  isOver = true
  expect(done).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(turns).toBeGreaterThanOrEqual(8)
})

it('ends with the first failure', async () => {
  const items: number[] = []
  const failing = mapWithYields([1, 2, 3], item => {
    items.push(item)
    if (item === 2) throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(items).toEqual([1, 2])
})
