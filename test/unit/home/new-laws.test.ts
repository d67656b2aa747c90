import { NO_LOADED_LAWS, addLawPage } from '@/features/home/use-new-laws'

const law = (lid: string) => ({ lid, title: lid })
const page = (lids: string[], total?: number, pageSize = 6) => ({ laws: lids.map(law), total, pageSize })
const titles = ({ laws }: typeof NO_LOADED_LAWS) => laws.map(({ lid }) => lid).join('')

test('given pages of 6, when one comes, then its laws follow those before', () => {
  const first = addLawPage(NO_LOADED_LAWS, page([...'abcdef'], 14))
  expect([titles(first), first.page, first.finished]).toEqual(['abcdef', 1, false])
  const second = addLawPage(first, page([...'ghijkl'], 14))
  expect([titles(second), second.page, second.finished]).toEqual(['abcdefghijkl', 2, false])
})

test.each([
  [12, 6, 2, true],
  [13, 6, 2, false],
  [10, 5, 2, true],
  [11, 5, 2, false],
])('given %d laws in pages of %d, then after %d it is finished: %s', (totalCount, pageSize, pages, finished) => {
  let express = NO_LOADED_LAWS
  for (let at = 0; at < pages; at++) express = addLawPage(express, page([`${at}`], totalCount, pageSize))
  expect(express.finished).toBe(finished)
})

test('given a law that came out meanwhile, then the one it moved on is shown once', () => {
  const first = addLawPage(NO_LOADED_LAWS, page(['a', 'b'], 5, 2))
  expect(titles(addLawPage(first, page(['b', 'c'], 5, 2)))).toBe('abc')
})

test('given a page that repeats the one before, then there is no more: nobody asks for ever', () => {
  const first = addLawPage(NO_LOADED_LAWS, page(['a', 'b'], 100, 2))
  const again = addLawPage(first, page(['a', 'b'], 100, 2))
  expect([titles(again), again.finished]).toEqual(['ab', true])
})

test('given no total, then a page that is not full is the last', () => {
  expect(addLawPage(NO_LOADED_LAWS, page(['a', 'b'], undefined, 2)).finished).toBe(false)
  expect(addLawPage(NO_LOADED_LAWS, page(['a'], undefined, 2)).finished).toBe(true)
})

test('given an empty page, then there is no more, whatever the total says', () => {
  expect(addLawPage(NO_LOADED_LAWS, page([], 100)).finished).toBe(true)
})
