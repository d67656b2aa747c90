import { reportProgress } from '@/features/case-report/model'

test('a report goes on and never back, from its first picture to the writing', () => {
  const way = [
    reportProgress('pictures'),
    reportProgress('pictures', 0.5),
    reportProgress('pictures', 1),
    reportProgress('writing'),
  ].map(({ percent }) => percent)
  expect(way).toEqual([...way].sort((a, b) => a - b))
  expect(way[0]).toBeGreaterThan(0)
  expect(way[3]).toBeLessThan(100)
})
