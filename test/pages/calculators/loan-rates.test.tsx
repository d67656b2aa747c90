/** LPR利息: interest by the published rates, period by period. The sums are those of the unit test, made by hand. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { LATEST_RATE_CHANGE, LOAN_RATES, RATES_CHECKED_TO } from '@domain/calculators/loan-rates'
import { until } from '../../support/render-block'
import {
  basis,
  choose,
  chosen,
  field,
  hasField,
  isPicked,
  hasKey,
  hasRadio,
  leave,
  needs,
  note,
  open,
  opened,
  pick,
  rewritten,
  steps,
  sum,
  tap,
  waiting,
  waits,
  write,
  wrong,
} from './support'

const { calculators } = calculatorsCopy
const { lpr, laws, multiple, days } = calculators
const { lpr: ofLpr, benchmark } = lpr.kinds

/** Sums have two decimals. */
const yuan = (text: string) => {
  const [whole, cents = ''] = text.split('.')
  return fill(calculators.yuan, { sum: `${whole}.${cents.padEnd(2, '0')}` })
}
const times = (text: string) => fill(lpr.times, { multiple: text })

interface Stretch {
  first: string
  last: string
  days: string
  rate: string
  kind?: string
  year?: string
  times?: string
}
const reckoning = ({ kind = ofLpr, year = '360', ...more }: Stretch) =>
  fill(lpr.section, { kind, year, times: '', ...more })
/** The period, its sum, and how the sum comes about. */
const section = (stretch: Stretch, part: string) => [fill(lpr.period, { ...stretch }), yuan(part), reckoning(stretch)]

/** Thirty days at 3 %, of a bank's year. */
const MONTH = { of: 'lpr', amount: '100000', from: '2025-05-20', to: '2025-06-19', year: '360' }

test('within one rate it is one section, with the debt and the days above it', async () => {
  await open(MONTH)
  expect(sum()).toBe(yuan('250'))
  expect(steps()).toEqual([
    [fill(lpr.debt, { amount: '100,000' })],
    [fill(calculators.daysStep, { from: MONTH.from, to: MONTH.to, days: '30' })],
    section({ first: '2025-05-21', last: MONTH.to, days: '30', rate: '3' }, '250'),
  ])
  const names = [laws.lending, laws.lending, laws.sale, laws.civilCode]
  expect(basis()).toEqual(['二十五', '二十八', '十八', '六百七十六'].map((at, index) => `《${names[index]}》第${at}条`))
})

test('a new rate begins a new section; the sum is that of the sections as they are shown', async () => {
  await open({ ...MONTH, amount: '36万', from: '2025-05-18', to: '2025-05-20' })
  expect([steps().slice(2), sum()]).toEqual([
    [
      section({ first: '2025-05-19', last: '2025-05-19', days: '1', rate: '3.1' }, '31'),
      section({ first: '2025-05-20', last: '2025-05-20', days: '1', rate: '3' }, '30'),
    ],
    yuan('61'),
  ])
})

test('before LPR it is the benchmark, and is called so', async () => {
  await open({ ...MONTH, amount: '20万', from: '2019-08-01', to: '2019-08-31' })
  expect([steps().slice(2), sum()]).toEqual([
    [
      section({ first: '2019-08-02', last: '2019-08-19', days: '18', rate: '4.35', kind: benchmark }, '435'),
      section({ first: '2019-08-20', last: '2019-08-31', days: '12', rate: '4.25' }, '283.33'),
    ],
    yuan('718.33'),
  ])
})

test('the rate of the first day may hold all the time, though it fell since', async () => {
  await open({ ...MONTH, from: '2024-06-01', to: '2024-10-29' })
  expect(steps()).toHaveLength(5)
  await pick(lpr.rateChanges.fixed)
  expect([steps().length, sum()]).toEqual([3, yuan('1,437.5')])
  await pick(lpr.rateChanges.floats)
  expect(steps()).toHaveLength(5)
})

test('longer loans bear another rate, and a court’s year has more days', async () => {
  await open(MONTH)
  await pick(lpr.loans.fiveYears)
  expect(sum()).toBe(yuan('291.67'))
  await pick(calculators.interest.years[365])
  expect(sum()).toBe(yuan('287.67'))
  await pick(lpr.loans.oneYear)
  expect(sum()).toBe(yuan('246.58'))
})

test('without its fields it names those that are missing, without their units', async () => {
  await open({ of: 'lpr' })
  expect(waiting()).toBe(fill(calculators.missing, { fields: '本金、起算日、截止日' }))
  await write(lpr.amount, '100000')
  expect(waiting()).toBe(fill(calculators.missing, { fields: '起算日、截止日' }))
})

describe('a multiple of the rate', () => {
  test('is chosen, and stands in its section', async () => {
    await open(MONTH)
    expect([chosen(), hasField(lpr.otherMultiple)]).toEqual([[times('1')], false])
    for (const [of, expected] of [
      ['1.3', '325'],
      ['1.5', '375'],
    ] as const) {
      await choose(times(of))
      expect([of, sum()]).toEqual([of, yuan(expected)])
    }
    const half = { times: fill(lpr.timesStep, { multiple: '1.5' }) }
    expect(steps()[2]).toEqual(section({ first: '2025-05-21', last: MONTH.to, days: '30', rate: '3', ...half }, '375'))
  })

  test('may be any other up to ten: until one is written nothing comes of it', async () => {
    await open(MONTH)
    await choose(lpr.otherMultiple)
    expect([chosen(), sum(), waits(), wrong()]).toEqual([[lpr.otherMultiple], undefined, true, []])
    // 250 × 1.4, and 250 × 10.
    // 1 is a choice too.
    const sums = { '1': '250', '1.4': '350', '10': '2,500' }
    for (const [of, expected] of Object.entries(sums)) {
      await write(lpr.otherMultiple, of)
      expect([of, sum(), chosen()]).toEqual([of, yuan(expected), [lpr.otherMultiple]])
    }
    for (const of of ['0', '-1', '10.5', '1.23456']) {
      await write(lpr.otherMultiple, of)
      await leave(lpr.otherMultiple)
      expect([of, sum(), wrong()]).toEqual([of, undefined, [multiple.problem]])
    }
    await choose(times('1'))
    expect([hasField(lpr.otherMultiple), sum(), wrong()]).toEqual([false, yuan('250'), []])
  })
})

describe('the loss of late payment of a price', () => {
  const PRICE = { ...MONTH, from: '2024-06-01', to: '2024-10-29' }

  test('has the rate of the breach, unless another way is chosen; both ways are named', async () => {
    await open(PRICE)
    expect([isPicked(lpr.rateChanges.floats), steps().length]).toEqual([true, 5])
    expect(note()).not.toContain(lpr.latePaymentNote)
    for (const of of ['1.3', '1.5']) {
      await choose(times(of))
      expect([of, isPicked(lpr.rateChanges.fixed), steps().length]).toEqual([of, true, 3])
    }
    // 100 000 × 150 × 3.45 % × 1.5 ÷ 360
    expect(sum()).toBe(yuan('2,156.25'))
    expect(note()).toContain(lpr.latePaymentNote)
    await pick(lpr.rateChanges.floats)
    expect([isPicked(lpr.rateChanges.floats), steps().length]).toEqual([true, 5])
    expect(note()).toContain(lpr.latePaymentNote)
  })

  test('before LPR follows the benchmark, whose other bands are named', async () => {
    await open({ ...MONTH, from: '2019-08-01', to: '2019-08-31', multiple: '1.5' })
    expect([isPicked(lpr.rateChanges.floats), steps().length]).toEqual([true, 4])
    expect(note()).toContain(`${lpr.benchmarkNote}${lpr.note}`)
    expect(lpr.benchmarkNote).toContain('一年至三年、三年至五年')
    await write(lpr.from, '2019-08-20')
    expect(note()).not.toContain(lpr.benchmarkNote)
  })
})

describe('four times the rate, the limit of private loans', () => {
  const LOAN = { of: 'lpr', amount: '100万', from: '2021-01-05', to: '2026-01-05', multiple: '4' }

  test('asks for the day of the contract, whose rate holds throughout', async () => {
    await open(LOAN)
    expect([waiting(), hasField(lpr.contract), hasField(lpr.filing)]).toEqual([
      fill(calculators.missing, { fields: lpr.contract }),
      true,
      false,
    ])
    expect(needs()).toEqual([lpr.contractNeeded])
    await write(lpr.contract, '2021-01-05')
    expect([waiting(), needs()]).toEqual([undefined, []])
    const four = { times: fill(lpr.timesStep, { multiple: '4' }), year: '365' }
    expect([sum(), steps().slice(2)]).toEqual([
      yuan('770,421.92'),
      [section({ first: '2021-01-06', last: LOAN.to, days: '1,826', rate: '3.85', ...four }, '770,421.92')],
    ])
    expect(note()).toContain(lpr.limitNote)
    expect(basis()).toEqual(['二十五', '二十八', '二十九', '三十一'].map(at => `《${laws.lending}》第${at}条`))
  })

  test('is the limit however the four is written', async () => {
    await open({ ...LOAN, multiple: '4.0' })
    expect([waits(), hasField(lpr.contract)]).toEqual([true, true])
    await write(lpr.contract, '2021-01-05')
    expect(sum()).toBe(yuan('770,421.92'))
  })

  test('has a yearly rate, so that a bank’s year of an old address does not count', async () => {
    await open({ ...LOAN, contract: '2021-01-05', year: '360' })
    expect([sum(), steps()[2]?.[2]?.slice(-5)]).toEqual([yuan('770,421.92'), '÷ 365'])
    expect(hasRadio(calculators.interest.years[360])).toBe(false)
    await choose(times('1.5'))
    expect(hasRadio(calculators.interest.years[360])).toBe(true)
  })

  test('is named where a multiple is above it, since banks have no such limit', async () => {
    await open({ ...MONTH, multiple: '5' })
    expect([sum(), note()?.startsWith(lpr.aboveLimitNote)]).toEqual([yuan('1,250'), true])
    await write(lpr.otherMultiple, '3.9')
    expect(note()).not.toContain(lpr.aboveLimitNote)
  })

  test('asks for the day of the suit where the contract is older than the rule', async () => {
    await open({ ...LOAN, from: '2019-08-20', to: '2021-08-19', contract: '2018-03-01' })
    expect([waiting(), hasField(lpr.filing)]).toEqual([fill(calculators.missing, { fields: lpr.filing }), true])
    expect(needs()).toEqual([lpr.filingNeeded])
    await write(lpr.filing, '2022-03-01')
    expect(steps().slice(2)).toEqual([
      section(
        { first: '2019-08-21', last: '2020-08-19', days: '365', rate: '24', kind: lpr.kinds.set, year: '365' },
        '240,000',
      ),
      section(
        {
          ...{ first: '2020-08-20', last: '2021-08-19', days: '365', rate: '3.7', year: '365' },
          times: fill(lpr.timesStep, { multiple: '4' }),
        },
        '148,000',
      ),
    ])
    expect(note()).toContain(`${lpr.formerLimitNote}${lpr.reclaimNote}`)
    // Article 31 needs a request, and the split at 2015-09-01 is disputed.
    expect(lpr.formerLimitNote).toMatch(/到2020年8月19日为止，当事人请求的，.*2015年9月1日分段，有不同意见/)
    expect(basis().slice(-1)).toEqual([`《${laws.lendingOf2015}》第二十六条`])
    await write(lpr.filing, '2018-02-28')
    expect([wrong(), waits()]).toEqual([[lpr.filingProblem], true])
  })
})

describe('the table of rates', () => {
  const reach = { day: LATEST_RATE_CHANGE, checked: RATES_CHECKED_TO }
  test('says how far it was checked, apart from its latest change; beyond it the last rate is taken, and that is said', async () => {
    await open({ ...MONTH, from: '2026-08-01', to: RATES_CHECKED_TO })
    expect(note()).toBe(`${fill(lpr.ratesUntil, reach)}${lpr.note}`)
    await write(lpr.to, '2026-08-21')
    expect(note()).toBe(`${fill(lpr.ratesOutdated, reach)}${lpr.note}`)
    expect(steps().slice(-1)[0]?.slice(0, 1)).toEqual([fill(lpr.period, { first: '2026-08-02', last: '2026-08-21' })])
    expect(steps().slice(-1)[0]?.[2]).toBe(reckoning({ first: '', last: '', days: '20', rate: '3' }))
  })

  const [{ from: first } = { from: '' }] = LOAN_RATES
  const early = fill(lpr.early, { day: first })

  test('does not begin before its first day: an earlier one is said to be, and nothing comes of it', async () => {
    await open({ ...MONTH, from: '2001-01-01' })
    expect([wrong(), sum(), waits(), hasKey(calculators.curve)]).toEqual([[early], undefined, true, false])
    await write(lpr.from, first)
    expect([wrong(), waits()]).toEqual([[], false])
  })

  test('offers no earlier day; one that is typed all the same becomes the first', async () => {
    await open(MONTH)
    expect([field(lpr.from).min, field(lpr.to).min]).toEqual([first, first])
    await write(lpr.from, '2007-12-20')
    expect(sum()).toBe(yuan('250'))
    await leave(lpr.from)
    expect([field(lpr.from).value, wrong()]).toEqual([first, []])
    expect(steps()[2]?.join()).toMatch(new RegExp(`^2007-12-22.*${benchmark}7.47%`))
  })

  test('helps nobody whose days are in the wrong order', async () => {
    await open({ ...MONTH, to: MONTH.from })
    expect([wrong(), sum(), waits()]).toEqual([[days.problem], undefined, true])
  })
})

test('its curve opens with what is asked for, and the page below keeps it', async () => {
  await open(MONTH)
  await pick(lpr.loans.fiveYears)
  await tap(calculators.curve)
  await until(() => opened.length > 0)
  const fields = 'amount=100000&from=2025-05-20&to=2025-06-19&year=360&loan=fiveYears'
  expect([opened, rewritten]).toEqual([[`/reckoners/curve?${fields}`], [`/reckoners?of=lpr&${fields}`]])
})
