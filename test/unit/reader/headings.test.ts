import { headingLevelsOf, headingAbove, textBlocksOf } from '@/features/reader/model/blocks'
import type { Passage } from '@/libraries/document'

const heading = (level: number, text: string): Passage => ({ kind: 'heading', level, text })
const article = (number: string): Passage => ({ kind: 'article', number, text: '甲' })
const blocksOf = (...passages: Passage[]) => textBlocksOf(passages).blocks

const CODE = blocksOf(
  heading(1, '第一编'),
  heading(2, '第一章'),
  article('第一条'),
  heading(3, '第一节'),
  article('第二条'),
  heading(1, '第二编'),
  article('第三条'),
)

test('chapters and sections are one level below a part', () => {
  expect(headingLevelsOf(CODE)).toEqual([2, 3, undefined, 3, undefined, 2, undefined])
})

test('a chapter without a part before it is one level below the title', () => {
  expect(
    headingLevelsOf(blocksOf(heading(2, '第一章'), article('第一条'), heading(1, '第二编'), heading(2, '第二章'))),
  ).toEqual([2, undefined, 2, 3])
})

test('a frame in the middle of a part has the heading of the part above it', () => {
  expect([0, 1, 2, 4, 5, 6].map(from => headingAbove(CODE, from)?.passage)).toEqual([undefined, 0, 0, 0, undefined, 5])
  expect(headingAbove(blocksOf(article('第一条'), article('第二条')), 1)).toBeUndefined()
  expect(headingAbove([], 0)).toBeUndefined()
})

test('no frame of a text skips a level below its title', () => {
  const levels = headingLevelsOf(CODE)
  for (let from = 0; from < CODE.length; from++) {
    const over = headingAbove(CODE, from) ? [2] : []
    const spoken = [1, ...over, ...levels.slice(from).filter(level => level !== undefined)]
    expect(spoken.every((level, at) => at === 0 || level! <= spoken[at - 1]! + 1)).toBe(true)
  }
})
