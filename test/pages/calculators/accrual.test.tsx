/**
 * 利息, 迟延履行, 税收滞纳金: amounts that grow with time. The sums are calculated by hand, as in
 * test/unit/domain/interest.test.ts.
 */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { act, until } from '../../support/render-block'
import {
  basis,
  enter,
  field,
  isPicked,
  leave,
  name,
  note,
  open,
  pick,
  rewritten,
  steps,
  sum,
  turnTo,
  waits,
  write,
  wrong,
  waiting,
} from './support'

const { calculators } = calculatorsCopy
const { interest, late, tax, laws, rate, days } = calculators

const yuan = (text: string) => fill(calculators.yuan, { sum: text })
const daysStep = (from: string, to: string, count: string) => fill(calculators.daysStep, { from, to, days: count })
const YEAR = { of: 'interest', amount: '100000', rate: '12', from: '2025-01-01', to: '2026-01-01' }

describe('interest at a rate a year', () => {
  test('comes once all four are there, and goes when one is emptied', async () => {
    await open({ of: 'interest' })
    for (const [label, text] of [
      [interest.amount, '10万'],
      [rate.label, '12'],
      [interest.from, '2025-01-01'],
    ] as const) {
      await write(label, text)
      expect([label, sum(), waits()]).toEqual([label, undefined, true])
    }
    await write(interest.to, '2026-01-01')
    expect([sum(), name(), note()]).toEqual([yuan('12,000'), interest.sum, interest.note])
    await write(interest.from, '')
    expect([sum(), waits(), wrong()]).toEqual([undefined, true, []])
  })

  test('shows its days and its formula; a bank’s year has other days, and another sum', async () => {
    await open(YEAR)
    const formula = { amount: '100,000', rate: '12', days: '365' }
    expect(steps()).toEqual([
      [daysStep(YEAR.from, YEAR.to, '365')],
      [fill(interest.formula, { ...formula, year: '365' }), yuan('12,000')],
    ])
    await pick(interest.years[360])
    expect([isPicked(interest.years[360]), isPicked(interest.years[365])]).toEqual([true, false])
    expect(steps()[1]).toEqual([fill(interest.formula, { ...formula, year: '360' }), yuan('12,166.67')])
    await pick(interest.years[365])
    expect(sum()).toBe(yuan('12,000'))
  })

  test('of a leap year counts its day', async () => {
    await open({ ...YEAR, rate: '3.45', from: '2024-01-01', to: '2025-01-01' })
    expect([sum(), steps()[0]]).toEqual([yuan('3,459.45'), [daysStep('2024-01-01', '2025-01-01', '366')]])
  })

  test('a rate may be nothing, all, or have four decimals; others are no rates', async () => {
    await open(YEAR)
    for (const [text, expected] of [
      ['0', '0'],
      ['100', '100,000'],
      // 100000 × 0.1234 %
      ['0.1234', '123.4'],
    ] as const) {
      await write(rate.label, text)
      await leave(rate.label)
      expect([text, sum(), wrong()]).toEqual([text, yuan(expected), []])
    }
    for (const text of ['-1', '100.5', '3.45678', '12%']) {
      await write(rate.label, text)
      await leave(rate.label)
      expect([text, sum(), wrong()]).toEqual([text, undefined, [rate.problem]])
    }
  })

  test('the amount and the rate each say what is wrong with them', async () => {
    await open({ ...YEAR, amount: '-5', rate: 'x' })
    expect([wrong(), waits()]).toEqual([[], true])
    await leave(interest.amount)
    await leave(rate.label)
    expect(wrong()).toEqual([calculators.amount.problem, rate.problem])
    await enter(interest.amount)
    await write(interest.amount, '5')
    expect(wrong()).toEqual([rate.problem])
  })

  test('rests on the law of lending and on how days are counted', async () => {
    await open({ of: 'interest' })
    expect(basis()).toEqual([`《${laws.lending}》第二十五条`, `《${laws.civilCode}》第二百零一条`])
  })
})

test('a judgment that is not obeyed costs 1.75 in ten thousand a day, beside its own interest', async () => {
  await open({ of: 'late', amount: '100,000', from: '2025-01-01', to: '2025-01-31' })
  expect([name(), sum(), note()]).toEqual([late.sum, yuan('525'), late.note])
  expect(steps()).toEqual([
    [daysStep('2025-01-01', '2025-01-31', '30')],
    [fill(late.formula, { amount: '100,000', days: '30' }), yuan('525')],
  ])
  expect(basis()).toEqual(['一', '二', '三'].map(article => `《${laws.lateInterest}》第${article}条`))
  await write(late.amount, '8888.88')
  await write(late.from, '2025-06-01')
  await write(late.to, '2025-07-01')
  expect(sum()).toBe(yuan('46.67'))
})

test('tax that is late costs 5 in ten thousand a day, from the very next one', async () => {
  await open({ of: 'tax', amount: '33333.33', from: '2025-01-15', to: '2025-01-16' })
  expect([name(), sum(), note()]).toEqual([tax.sum, yuan('16.67'), tax.note])
  expect(basis()).toEqual([
    ...[`《${laws.tax}》第三十二条`, `《${laws.taxRules}》第七十五条`, `《${laws.tax}》第五十二条`],
    ...[`《${laws.taxRules}》第一百零九条`, `《${laws.enforcement}》第四十五条`],
  ])
  await write(tax.amount, '10万')
  await write(tax.to, '2025-01-25')
  expect(sum()).toBe(yuan('500'))
})

test('a tax limit that ends on a day off ends after it; until then nothing is due', async () => {
  await open({ of: 'tax', amount: '100000', from: '2025-02-15', to: '2025-02-27' })
  const due = { day: '2025-02-15', rest: calculators.term.rests.saturday, due: '2025-02-17' }
  expect([sum(), steps().slice(0, 2)]).toEqual([
    yuan('500'),
    [[fill(tax.due, due)], [daysStep('2025-02-17', '2025-02-27', '10')]],
  ])
  await write(tax.to, '2025-02-17')
  expect([sum(), steps()[1]]).toEqual([yuan('0'), [tax.inTime]])
})

test('a surcharge above the tax says so, and by which law', async () => {
  await open({ of: 'tax', amount: '10000', from: '2018-01-15', to: '2023-07-09' })
  expect([sum(), steps().slice(-1)]).toEqual([yuan('10,005'), [[fill(tax.exceeds, { amount: '10,000' })]]])
  expect(note()).toBe(`${fill(tax.exceedsNote, { amount: '10,000' })}${tax.note}`)
  await write(tax.to, '2023-07-08')
  expect([sum(), note()]).toEqual([yuan('10,000'), tax.note])
})

test('a surcharge that began before 2001-05-01 had another rate, and is not calculated', async () => {
  await open({ of: 'tax', amount: '10000', from: '2001-04-29', to: '2001-05-10' })
  expect([wrong(), waits(), sum()]).toEqual([[tax.early], true, undefined])
  await write(tax.from, '2001-04-30')
  expect([wrong(), sum()]).toEqual([[], yuan('50')])
})

test('before 2014-08-01 a judgment costs twice the benchmark rate, section by section', async () => {
  await open({ of: 'late', amount: '100000', from: '2014-06-30', to: '2014-08-31' })
  const former = { first: '2014-07-01', last: '2014-07-31', days: '31', rate: '6', year: '365' }
  expect([name(), sum()]).toEqual([late.formerSum, yuan('1,561.68')])
  expect(steps().slice(1)).toEqual([
    [fill(late.former, former), yuan('1,019.18')],
    [fill(late.current, { days: '31' }), yuan('542.5')],
  ])
  expect(note()).toBe(`${late.formerNote}${late.note}`)
  expect(basis()).toEqual(['一', '二', '三', '七'].map(article => `《${laws.lateInterest}》第${article}条`))
  await pick(interest.years[360])
  expect(steps()[1]).toEqual([fill(late.former, { ...former, year: '360' }), yuan('1,033.33')])
})

test('the first day counts where that is chosen', async () => {
  await open({ ...YEAR, from: '2025-06-01', to: '2025-06-30' })
  expect(steps()[0]).toEqual([daysStep('2025-06-01', '2025-06-30', '29')])
  await pick(calculators.first.choices.counts)
  const counted = { from: '2025-06-01', to: '2025-06-30', days: '30' }
  expect([steps()[0], sum()]).toEqual([[fill(calculators.daysWithFirst, counted)], yuan('986.3')])
  await write(interest.to, '2025-06-01')
  expect([steps()[0]?.[0], wrong()]).toEqual([
    fill(calculators.daysWithFirst, { ...counted, to: '2025-06-01', days: '1' }),
    [],
  ])
})

test('less than half a cent is nothing, and is shown as nothing', async () => {
  await open({ of: 'late', amount: '0.01', from: '2025-06-01', to: '2025-07-01' })
  expect(sum()).toBe(yuan('0'))
})

describe.each(['interest', 'late', 'tax'] as const)('the days of %s', of => {
  const labels = calculators[of]
  const whole = { ...YEAR, of, from: '2025-03-20', to: '2025-03-01' }

  test('in the wrong order, or the same, are said to be wrong below the last one; mended, they count', async () => {
    await open(whole)
    expect([wrong(), sum(), waiting()]).toEqual([[days.problem], undefined, calculators.wrong])
    await write(labels.to, '2025-03-20')
    expect([wrong(), sum()]).toEqual([[days.problem], undefined])
    await write(labels.to, '2025-03-21')
    expect([wrong(), steps()[0]]).toEqual([[], [daysStep('2025-03-20', '2025-03-21', '1')]])
  })

  test('that no calendar has leave the field empty', async () => {
    await open({ ...whole, from: '2025-02-29', to: 'tomorrow' })
    expect([field(labels.from).value, field(labels.to).value]).toEqual(['', ''])
    expect([waits(), wrong()]).toEqual([true, []])
  })
})

test('each keeps its own fields while another is looked at', async () => {
  await open(YEAR)
  await turnTo('late')
  expect([field(late.amount).value, waits()]).toEqual(['', true])
  await write(late.amount, '200')
  await turnTo('interest')
  expect([field(interest.amount).value, field(rate.label).value, sum()]).toEqual(['100000', '12', yuan('12,000')])
  await turnTo('late')
  expect(field(late.amount).value).toBe('200')
})

describe('the address', () => {
  afterEach(() => jest.useRealTimers())

  test('follows what was typed, a moment later, without what was emptied', async () => {
    await open(YEAR)
    await write(rate.label, '24')
    await write(interest.to, '')
    expect(rewritten).toEqual([])
    await until(() => rewritten.length > 0)
    expect(rewritten).toEqual(['/reckoners?of=interest&amount=100000&rate=24&from=2025-01-01'])
  })

  test('is left alone where nothing was changed', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'requestAnimationFrame'] })
    await open(YEAR)
    await act(() => void jest.advanceTimersByTime(5000))
    expect(rewritten).toEqual([])
  })

  test('that names no calculator opens the first, with what it may take of the rest', async () => {
    await open({ of: 'x', amount: '20000', secretKey: 'k' })
    expect(sum()).toBe(yuan('300'))
  })
})
