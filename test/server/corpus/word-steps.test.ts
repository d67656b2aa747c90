/** The time to read a Word file is linear in its length, whatever its content. */
import { wordParagraphs } from '../../../server/files/word'
import { stepsOf } from '../../support/steps'

const SHAPES: Array<[what: string, xml: (size: number) => string]> = [
  ['paragraphs', size => '<w:p><w:r><w:t xml:space="preserve">依照规定</w:t></w:r></w:p>'.repeat(size)],
  ['cells of no row', size => '</w:tc>'.repeat(size)],
  ['cells with words', size => '<w:tc><w:p><w:r><w:t>甲</w:t></w:r></w:p></w:tc>'.repeat(size)],
  ['texts that never close', size => '<w:t>'.repeat(size)],
  ['texts with blanks that never close', size => '<w:t '.repeat(size)],
  ['texts that one tag closes', size => `${'<w:t '.repeat(size)}>甲</w:t>`],
  ['texts whose words never end', size => `${'<w:t>甲'.repeat(size)}`],
  ['breaks that never close', size => '<w:br '.repeat(size)],
  ['signs alone', size => '<'.repeat(8 * size)],
  ['signs before one that closes', size => `${'<'.repeat(8 * size)}>`],
  ['breaks', size => `<w:p>${'<w:br/>'.repeat(size)}</w:p>`],
  ['tables in tables', size => '<w:tbl>'.repeat(size)],
  ['one long text', size => `<w:t>${'甲&amp;'.repeat(8 * size)}</w:t>`],
]

test.each(SHAPES)('%s', (_, xml) => {
  const steps = (size: number) => {
    const text = xml(size)
    return stepsOf(() => wordParagraphs(text))
  }
  const [once, twice] = [steps(1000), steps(2000)]
  expect(once).toBeGreaterThan(1000)
  expect(twice / once).toBeLessThan(3)
})

test('more lines than a call may have arguments are read', () => {
  expect(wordParagraphs(`<w:p>${'<w:br/>'.repeat(300_000)}</w:p>`)).toHaveLength(300_002)
})

test('cells keep their order and their words', () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`
  const row = `<w:tr>${['甲', '乙', '丙'].map(cell).join('')}</w:tr>`
  expect(wordParagraphs(`<w:tbl>${row}${row}</w:tbl><w:p><w:r><w:t>丁</w:t></w:r></w:p>`)).toEqual([
    '| 甲 | 乙 | 丙 |',
    '| 甲 | 乙 | 丙 |',
    '丁',
    '',
  ])
})
