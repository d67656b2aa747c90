/** The work of finding citations grows with the length of a text, however its quotations begin and end. */
import { findAllCitations } from '@domain/citation-check/find'
import { stepsOf } from '../../support/steps'

const NAMED = '《中华人民共和国民法典》第五百七十七条规定：'
const CASE = '（2020）京01民终123号'

const SHAPES: Array<[what: string, text: (size: number) => string]> = [
  ['quotations that close', size => `${NAMED}“当事人一方不履行合同义务。”`.repeat(size)],
  ['quotations that never close', size => `${NAMED}“甲`.repeat(size)],
  ['quotations that never close, before blanks', size => `${NAMED}“甲`.repeat(size) + ' '.repeat(100 * size)],
  ['quotations that close with another sign', size => `${NAMED}“甲」`.repeat(size)],
  ['quotations that one sign closes', size => `${NAMED}「甲`.repeat(size) + '」'],
  ['quotations in brackets that never open', size => `甲”（${NAMED}`.repeat(size)],
  ['quotations of one article', size => NAMED + '“当事人一方不履行合同义务的”；'.repeat(8 * size)],
  ['quotations of a row of articles', size => `${NAMED}第五百七十八条、第五百七十九条“甲`.repeat(size)],
  ['quotations of cases', size => `${CASE}：“甲`.repeat(size)],
]

test.each(SHAPES)('twice as much text is less than three times the work: %s', (_, text) => {
  const steps = (size: number) => {
    const brief = text(size)
    return stepsOf(() => findAllCitations(brief))
  }
  // In shorter texts each quotation is searched for its end up to the end of the text.
  const [once, twice] = [steps(400), steps(800)]
  expect(once).toBeGreaterThan(400)
  expect(twice / once).toBeLessThan(3)
})
