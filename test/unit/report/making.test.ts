import { reportProgress } from '@/features/case-report/model'

test('a report goes on and never back, from its first picture to its file', () => {
  const way = [
    reportProgress('pictures'),
    reportProgress('pictures', 0.5),
    reportProgress('pictures', 1),
    reportProgress('writing'),
    reportProgress('file'),
  ].map(({ percent }) => percent)
  expect(way).toEqual([...way].sort((a, b) => a - b))
  expect(way[0]).toBeGreaterThan(0)
  expect(way[4]).toBeLessThan(100)
})
