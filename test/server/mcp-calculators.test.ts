/** The calculators as a tool. Inputs that the screen refuses are refused with the same message. */
import { calculatorsCopy } from '@/copy/calculators'
import { calculatorsTool } from '../../server/mcp/calculators'
import type { ToolContext } from '../../server/mcp/tool'

const { calculators: words } = calculatorsCopy
const world: ToolContext = {
  call: () => Promise.reject(new Error('no calculator asks the services')),
  address: (path: string) => path,
} as unknown as ToolContext
const use = (input: Record<string, unknown>) => calculatorsTool.run(input, world)

test.each([
  [
    'a time limit of an earlier law',
    { kind: 'term', term: 'retrial', day: '2012-12-31' },
    words.term.refusals.early.retrial,
  ],
  [
    'a time limit that a new law met',
    { kind: 'term', term: 'labourArbitration', day: '2008-04-30' },
    words.term.refusals.transition.labourArbitration,
  ],
  ['a surcharge of before 2001', { kind: 'tax', amount: 1, from: '2001-04-01', to: '2001-05-01' }, words.tax.early],
  [
    'an end of employment before 2008',
    { kind: 'severance', wage: 5000, from: '2005-01-01', to: '2007-12-31' },
    words.severance.before2008,
  ],
  [
    'a loan of before 2020-08-20 without the day of the suit',
    { kind: 'lpr', amount: 1, from: '2020-01-01', to: '2021-01-01', contract: '2019-12-01' },
    words.lpr.filingNeeded,
  ],
])('%s', async (_, input, sentence) => expect(await use(input)).toEqual({ results: [], note: sentence }))

test.each([
  ['lpr', words.lpr.early],
  ['late', words.late.early],
])('%s before the table of rates', async (kind, sentence) => {
  const { results, note } = await use({ kind, amount: 1, from: '1980-01-01', to: '2000-01-01' })
  expect(results).toEqual([])
  expect(note).toBe(sentence.replace('{day}', note!.match(/\d{4}-\d{2}-\d{2}/)![0]))
})

test('a time limit names its laws by their titles, and says on what assumption it rests', async () => {
  const { results } = await use({ kind: 'term', term: 'taxReview', day: '2026-03-10' })
  expect(results[0]).toMatchObject({
    result: { ends: '2026-05-09', note: words.term.notes.taxReview },
    ground: [
      { law: '中华人民共和国行政复议法', article: 20 },
      { law: '中华人民共和国税收征收管理法', article: 88 },
      { law: '中华人民共和国行政复议法', article: 88 },
      { law: '中华人民共和国民事诉讼法', article: 85 },
    ],
  })
})
