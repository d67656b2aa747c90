/** The calculators as a tool. Inputs that the screen refuses are refused with the same message. */
import { calculatorsCopy } from '@/copy/calculators'
import { REFERENCE_DATA_PATHS } from '@contract/lazy-paths'
import { BUNDLED_HOLIDAYS } from '@domain/reference-data/holidays'
import { BUNDLED_LOAN_RATES } from '@domain/reference-data/loan-rates'
import { calculatorsTool } from '../../server/mcp/calculators'
import type { ToolContext } from '../../server/mcp/tool'

const { calculators: words } = calculatorsCopy
const TABLES: Record<string, object> = {
  [REFERENCE_DATA_PATHS.loanRates]: BUNDLED_LOAN_RATES,
  [REFERENCE_DATA_PATHS.holidays]: BUNDLED_HOLIDAYS,
}
const contextWith = (tables: Record<string, object>): ToolContext =>
  ({
    call: ({ path }: { path: string }) => Promise.resolve(tables[path]),
    address: (path: string) => path,
  }) as unknown as ToolContext
const use = (input: Record<string, unknown>, tables = TABLES) => calculatorsTool.run(input, contextWith(tables))
const resultOf = async (input: Record<string, unknown>, tables = TABLES) => {
  const { results } = await use(input, tables)
  return results[0] as unknown as {
    result: { sum: number; ends: string }
    ground: Array<{ law: string; article?: number }>
  }
}

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
    { kind: 'lpr', amount: 1, multiple: 4, from: '2020-01-01', to: '2021-01-01', contract: '2019-12-01' },
    words.lpr.filingNeeded,
  ],
  [
    'the limit of private loans without the day of the contract',
    { kind: 'lpr', amount: 1, multiple: 4, from: '2021-01-05', to: '2022-01-05' },
    words.lpr.contractNeeded,
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

test('interest at published rates is that of the app', async () => {
  const days = { from: '2021-06-01', to: '2022-06-01' }
  const plain = await resultOf({ kind: 'lpr', amount: 100_000, ...days })
  expect(plain.result.sum).toBe(3791.1)
  const late = { amount: 100_000, multiple: 1.5, from: '2024-06-01', to: '2024-10-29' }
  expect((await resultOf({ kind: 'lpr', ...late })).result.sum).toBe(2126.71)
  const limit = { amount: 1_000_000, multiple: 4, contract: '2021-01-05', from: '2021-01-05', to: '2026-01-05' }
  expect((await resultOf({ kind: 'lpr', ...limit })).result.sum).toBe(770_421.92)
})

test('the day of a contract is refused where no limit is calculated', async () => {
  const { results, note } = await use({
    kind: 'lpr',
    amount: 1,
    from: '2021-06-01',
    to: '2022-06-01',
    contract: '2021-05-01',
  })
  expect([results, note]).toEqual([[], expect.stringContaining('multiple')])
})

test('the tables of the operator apply', async () => {
  const rows = BUNDLED_LOAN_RATES.rows.map(({ from }) => ({ from, rates: { oneYear: 10, fiveYears: 10 } }))
  const tables = {
    ...TABLES,
    [REFERENCE_DATA_PATHS.loanRates]: { ...BUNDLED_LOAN_RATES, rows, checkedTo: '2030-01-01' },
  }
  const input = { kind: 'lpr', amount: 36_500, from: '2021-06-01', to: '2022-06-01' }
  expect(await resultOf(input, tables)).toMatchObject({ result: { sum: 3650 }, ratesCheckedTo: '2030-01-01' })
})

test('each result cites what it applies', async () => {
  const work = { wage: 10_000, last: 12_000, from: '2020-01-01', to: '2025-03-31' }
  const { ground } = await resultOf({ kind: 'severance', claim: 'notice', ...work })
  expect(ground.filter(({ law }) => law === '中华人民共和国劳动合同法').map(({ article }) => article)).toEqual([
    40, 46, 47, 97,
  ])
  const former = await resultOf({ kind: 'late', amount: 10_000, from: '2014-01-05', to: '2014-12-31' })
  expect(former.ground.map(({ article }) => article)).toEqual([1, 2, 3, 7, undefined])
})
