import { plainText } from '@domain/text/markup'
import { MAX_BLOCK_LENGTH, blockIndexAt, textBlocksOf } from '@/features/reader/model/blocks'
import type { Passage } from '@/libraries/document'

const article = (text: string, number = '第一条'): Passage => ({ kind: 'article', number, text })
const paragraph = (text: string): Passage => ({ kind: 'paragraph', text })
const shapes = (passages: Passage[]) => {
  const { blocks, plain } = textBlocksOf(passages)
  return blocks.map(({ passage, from, to, look }) => [look, plain[passage]!.slice(from, to)])
}

test('an article has its number, paragraphs and numbered items', () => {
  expect(shapes([article('有下列情形之一的：\n（一）约定不明确；\n（十二）其他。\n适用前款。')])).toEqual([
    ['article', '第一条　有下列情形之一的：'],
    ['item', '（一）约定不明确；'],
    ['item', '（十二）其他。'],
    ['clause', '适用前款。'],
  ])
})

test('headings, labels and paragraphs have different looks', () => {
  const passages: Passage[] = [
    { kind: 'heading', level: 1, text: '第一编' },
    { kind: 'heading', level: 2, text: '第一章' },
    { kind: 'label', text: '本院认为' },
    paragraph('甲<br/>乙'),
    { kind: 'paragraph', text: '审判长', align: 'right' },
  ]
  expect(shapes(passages)).toEqual([
    ['part', '第一编'],
    ['chapter', '第一章'],
    ['label', '本院认为'],
    ['paragraph', '甲'],
    ['paragraph', '乙'],
    ['right', '审判长'],
  ])
})

test('known markup is removed, unknown markup stays as text', () => {
  expect(plainText('约定的<em>违约金</em><br/><a lid="1">民法典</a>')).toBe('约定的违约金\n民法典')
  expect(plainText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  expect(plainText('<em>甲<em>乙</em>')).toBe('甲乙')
})

test('empty texts and empty lines make no blocks', () => {
  expect(shapes([paragraph(''), paragraph('\n\n甲\n\n')])).toEqual([['paragraph', '甲']])
  expect(textBlocksOf([]).blocks).toEqual([])
})

test('a paragraph of a megabyte is cut at the ends of sentences without loss', () => {
  const text = '当事人一方不履行合同义务的，应当承担违约责任。'.repeat(45_000)
  const { blocks } = textBlocksOf([paragraph(text)])
  expect(blocks[0]).toMatchObject({ look: 'paragraph', from: 0 })
  blocks.forEach((block, at) => {
    expect(block.to - block.from).toBeLessThanOrEqual(MAX_BLOCK_LENGTH)
    expect(text.charAt(block.to - 1)).toBe('。')
    if (at) expect(block).toMatchObject({ look: 'rest', from: blocks[at - 1]!.to })
  })
  expect(blocks[blocks.length - 1]!.to).toBe(text.length)
})

test('without an end of sentence, the cut does not split an emoji', () => {
  const { blocks } = textBlocksOf([paragraph(`a${'😀'.repeat(MAX_BLOCK_LENGTH)}`)])
  expect(blocks.map(({ from, to }) => to - from)).toEqual([MAX_BLOCK_LENGTH - 1, MAX_BLOCK_LENGTH, 2])
})

test('an offset in a passage leads to its block', () => {
  const reading = textBlocksOf([article('甲\n乙\n丙'), paragraph(''), article('丁', '第二条')])
  expect(blockIndexAt(reading, 0)).toBe(0)
  expect(blockIndexAt(reading, 0, 6)).toBe(1)
  expect(blockIndexAt(reading, 0, 99)).toBe(2)
  expect(blockIndexAt(reading, 2)).toBe(3)
  expect(blockIndexAt(reading, 9)).toBe(0)
})

test('only lines with unbreakable figures are not justified', () => {
  const { blocks } = textBlocksOf([article('应补缴税款的：\n增值税465759.06元'), paragraph('二〇二五年')])
  expect(blocks.map(({ ragged }) => ragged)).toEqual([undefined, true, undefined])
})
