import { levelsOf, partOver } from '@/features/reader/model/headings'
import { readingOf } from '@/features/reader/model/blocks'
import type { Passage } from '@/libraries/document'

const heading = (level: number, text: string): Passage => ({ kind: 'heading', level, text })
const article = (number: string): Passage => ({ kind: 'article', number, text: '甲' })
const piecesOf = (...passages: Passage[]) => readingOf(passages).pieces

const CODE = piecesOf(
  heading(1, '第一编'),
  heading(2, '第一章'),
  article('第一条'),
  heading(3, '第一节'),
  article('第二条'),
  heading(1, '第二编'),
  article('第三条'),
)

test('a chapter lies below a part, a section beside it', () => {
  expect(levelsOf(CODE)).toEqual([2, 3, undefined, 3, undefined, 2, undefined])
})

test('where no part stands before it a chapter is right below the title', () => {
  expect(
    levelsOf(piecesOf(heading(2, '第一章'), article('第一条'), heading(1, '第二编'), heading(2, '第二章'))),
  ).toEqual([2, undefined, 2, 3])
})

test('what is drawn in the middle of a part has its heading over it, wherever one has come in', () => {
  expect([0, 1, 2, 4, 5, 6].map(from => partOver(CODE, from)?.passage)).toEqual([undefined, 0, 0, 0, undefined, 5])
  expect(partOver(piecesOf(article('第一条'), article('第二条')), 1)).toBeUndefined()
  expect(partOver([], 0)).toBeUndefined()
})

test('no drawn stretch of a text skips a level below its title', () => {
  const levels = levelsOf(CODE)
  for (let from = 0; from < CODE.length; from++) {
    const over = partOver(CODE, from) ? [2] : []
    const heard = [1, ...over, ...levels.slice(from).filter(level => level !== undefined)]
    expect(heard.every((level, at) => at === 0 || level! <= heard[at - 1]! + 1)).toBe(true)
  }
})
