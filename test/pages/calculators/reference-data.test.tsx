/** The age of rates and holidays, and the server's files that replace the bundled ones. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { referenceDataCopy } from '@/copy/reference-data'
import { transport } from '@/platform/transport'
import * as clock from '@/platform/today'
import { BUNDLED_HOLIDAYS } from '@domain/reference-data/holidays'
import { BUNDLED_LOAN_RATES } from '@domain/reference-data/loan-rates'
import { until } from '../../support/render-block'
import { open, requests, sum } from './support'

const { loanRates, holidays, outdated } = referenceDataCopy.referenceData
const warning = fill(outdated, { days: '60' })
const yuan = (text: string) => fill(calculatorsCopy.calculators.yuan, { sum: text })
const MONTH = { of: 'lpr', amount: '100000', from: '2026-10-20', to: '2026-11-19', year: '360' }
const TERM = { of: 'term', term: 'civilJudgment', day: '2027-04-20' }

const notes = () => [...document.querySelectorAll('.calculators > :not(.calculator--hidden) .age-note')]
const note = () => notes()[0]?.textContent

const RATES = {
  ...BUNDLED_LOAN_RATES,
  checkedTo: '2026-11-20',
  rows: [...BUNDLED_LOAN_RATES.rows, { from: '2026-10-20', rates: { oneYear: 2.7, fiveYears: 3.2 } }],
}
const HOLIDAYS = {
  ...BUNDLED_HOLIDAYS,
  checkedTo: '2026-11-20',
  rows: [
    ...BUNDLED_HOLIDAYS.rows,
    { year: 2027, off: [{ name: '劳动节', from: '2027-05-01', to: '2027-05-06' }], work: ['2027-05-08'] },
  ],
}

/** Answers with a file by the last part of its address. */
function serve(files: Record<string, unknown>) {
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body = '' }) => {
    requests.push({ url, body })
    const file = files[url.split('/').pop() ?? '']
    return file
      ? { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: file }) }
      : { kind: 'network' }
  })
}

beforeEach(() => void jest.spyOn(clock, 'today').mockReturnValue('2026-11-25'))

test('without an answer the bundled rates are used; their check is told apart from their last change, with a warning', async () => {
  await open(MONTH)
  expect(sum()).toBe(yuan('250.00'))
  expect(note()).toBe(fill(loanRates, { checked: '2026-08-20', day: '2025-05-20' }) + warning)
})

test("the server's rates take their place, and rates checked lately come without a warning", async () => {
  serve({ 'loan-rates': RATES })
  await open(MONTH)
  await until(() => sum() === yuan('225.00'))
  expect(note()).toBe(fill(loanRates, { checked: '2026-11-20', day: '2026-10-20' }))
})

test.each([
  ['half a row', { ...RATES, rows: [{ from: '2026-10-20' }] }],
  ['another version', { ...RATES, version: 2 }],
  ['rows out of order', { ...RATES, rows: [...RATES.rows].reverse() }],
])('of %s the bundled rates remain', async (_name, file) => {
  serve({ 'loan-rates': file })
  await open(MONTH)
  await until(() => requests.some(({ url }) => url.endsWith('/loan-rates')))
  expect([sum(), note()?.includes('2026-08-20')]).toEqual([yuan('250.00'), true])
})

test('a notice of the server sets the end of a term', async () => {
  serve({ holidays: HOLIDAYS })
  await open(TERM)
  await until(() => sum()?.includes('2027-05-07') === true)
  expect(note()).toBe(fill(holidays, { checked: '2026-11-20', from: '2008', to: '2027' }))
})

test('a term says how far the notices of holidays were checked', async () => {
  await open(TERM)
  expect(note()).toBe(fill(holidays, { checked: '2026-05-08', from: '2008', to: '2026' }) + warning)
})
