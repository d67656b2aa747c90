/** 个人所得税, 增值税, 印花税: sums by hand, as in the tests of their rules. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import {
  basis,
  choose,
  chosen,
  grounds,
  hasField,
  hasKey,
  leave,
  name,
  note,
  open,
  pick,
  steps,
  sum,
  tap,
  waits,
  write,
  wrong,
  waiting,
} from './support'
import { clipboard } from '@/platform/clipboard'
import { until } from '../../support/render-block'

const { calculators } = calculatorsCopy
const { income, vat, stamp, laws } = calculators

const yuan = (text: string) => fill(calculators.yuan, { sum: text })
const articles = (law: string, ...numbers: string[]) => numbers.map(number => `《${law}》第${number}条`)
const SMALL_PAYERS = '财政部 税务总局公告2023年第12号'

afterEach(() => jest.useRealTimers())

describe('income tax', () => {
  const WAGES = { of: 'income', wages: '240000', social: '40000', special: '36000' }
  const formula = (taxable: string, rate: string, deduction: string) =>
    fill(income.formula, { taxable, rate, deduction })

  test('is charged on the income of a year, less its deductions', async () => {
    await open(WAGES)
    expect([name(), sum()]).toEqual([income.sum, yuan('7,880')])
    expect(steps()).toEqual([
      [income.income, yuan('240,000')],
      [income.deductions, yuan('136,000')],
      [income.taxable, yuan('104,000')],
      [formula('104,000', '10', '2,520'), yuan('7,880')],
    ])
    expect(note()).toBe(fill(income.note, { bonusTo: '2027-12-31' }))
    expect(basis()).toEqual(articles(laws.incomeTax, '二', '三', '六', '十一'))
  })

  test('of a bonus is charged alone or with the rest, and the other way is shown too', async () => {
    await open({ ...WAGES, bonus: '36000' })
    const bonus = fill(income.bonusFormula, { bonus: '36,000', rate: '3', deduction: '0' })
    // 104 000 + 36 000 = 140 000: 140 000 × 10 % − 2 520 = 11 480
    expect([sum(), steps().slice(4)]).toEqual([
      yuan('8,960'),
      [
        [bonus, yuan('1,080')],
        [income.otherRule.alone, yuan('11,480')],
      ],
    ])
    expect(grounds().slice(-2)).toEqual(['财税〔2018〕164号', '财政部 税务总局公告2023年第30号'])
    await write(income.bonus, '')
    expect(grounds()).toEqual(articles(laws.incomeTax, '二', '三', '六', '十一'))
    await write(income.bonus, '36000')
    await pick(income.rules.merged)
    expect([sum(), steps().slice(3)]).toEqual([
      yuan('11,480'),
      [
        [formula('140,000', '10', '2,520'), yuan('11,480')],
        [income.otherRule.merged, yuan('8,960')],
      ],
    ])
  })

  test('that was paid already is made up for, or returned', async () => {
    await open({ ...WAGES, prepaid: '5000' })
    expect(steps().slice(-1)).toEqual([[income.due, yuan('2,880')]])
    await write(income.prepaid, '8000.5')
    expect(steps().slice(-1)).toEqual([[income.refund, yuan('120.5')]])
    await write(income.prepaid, '7880')
    expect(steps().slice(-1)).toEqual([[income.settled]])
  })

  test('waits for an amount, and for a readable one', async () => {
    await open({ of: 'income' })
    expect([waiting(), hasKey(calculators.copy)]).toEqual([calculators.empty, false])
    await write(income.labour, '10万')
    expect(sum()).toBe(yuan('600'))
    await write(income.other, 'x')
    await leave(income.other)
    expect([waiting(), wrong()]).toEqual([calculators.wrong, [calculators.amount.problem]])
  })
})

describe('VAT', () => {
  const since = (rate: string, from: string, document: string) => fill(vat.since, { rate, from, document })
  const of2019 = '财政部 税务总局 海关总署公告2019年第39号'

  test('is taken out of a price, by the rate of the day', async () => {
    await open({ of: 'vat', amount: '100' })
    expect([name(), sum(), steps()]).toEqual([
      vat.sum.split,
      yuan('88.5'),
      [
        [since('13', '2019-04-01', of2019)],
        [fill(vat.net.split, { amount: '100', rate: '13' }), yuan('88.5')],
        [vat.tax, yuan('11.5')],
        [vat.gross, yuan('100')],
      ],
    ])
    expect(note()).toBe(`${vat.noDay}${vat.note}`)
    expect(grounds()).toEqual(articles(laws.vat, '七', '十'))
    await write(vat.day, '2018-04-30')
    expect([steps()[2], note()]).toEqual([[vat.tax, yuan('14.53')], vat.note])
    expect(grounds()).toEqual(articles(laws.formerVat, '二'))
  })

  test('is added to a price without it', async () => {
    await open({ of: 'vat', amount: '100', way: 'add', kind: 'services' })
    expect([name(), sum(), steps()[2]]).toEqual([vat.sum.add, yuan('106'), [vat.tax, yuan('6')]])
  })

  test('before its law of 2026 rests on the document of the rate alone', async () => {
    await open({ of: 'vat', amount: '100', day: '2025-12-31' })
    expect(grounds()).toEqual([of2019])
    await write(vat.day, '2026-01-01')
    expect(grounds()).toEqual(articles(laws.vat, '七', '十'))
    await choose(`${vat.kinds.simple.short}：${vat.kinds.simple.whole}`)
    expect(grounds()).toEqual(articles(laws.vat, '七', '八', '十一'))
    await write(vat.day, '2010-05-04')
    expect(grounds()).toEqual(articles(laws.formerVat, '十二'))
  })

  test('of small taxpayers was not owed for a time, by a document', async () => {
    await open({ of: 'vat', amount: '100', kind: 'small', day: '2022-04-01' })
    const document = '财政部 税务总局公告2022年第15号'
    const exempt = fill(vat.exempt, { document })
    expect(exempt).toContain('免征增值税')
    expect([waits(), wrong(), grounds()]).toEqual([true, [exempt], [document]])
    await write(vat.day, '2022-12-31')
    expect(wrong()).toEqual([exempt])
    await write(vat.day, '2023-01-01')
    expect([sum(), note(), wrong()]).toEqual([yuan('99.01'), `${vat.smallNote}${vat.note}`, []])
    expect(vat.smallNote).toContain('不动产')
    expect(grounds()).toEqual(['财政部 税务总局公告2023年第1号、第19号，2026年第10号'])
  })

  test('of small taxpayers is not 1 % without a day, once the reduction is over', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'requestAnimationFrame'], now: new Date('2027-12-31T12:00:00') })
    await open({ of: 'vat', amount: '100', kind: 'small' })
    expect([sum(), grounds().length]).toEqual([yuan('99.01'), 4])
    jest.setSystemTime(new Date('2028-01-01T12:00:00'))
    await write(vat.amount.split, '200')
    expect([waits(), wrong(), grounds()]).toEqual([true, [vat.none], []])
  })

  test('of a day without a rate is not guessed; another rate may be written', async () => {
    await open({ of: 'vat', amount: '100', kind: 'small', day: '2028-06-01' })
    expect([waits(), wrong()]).toEqual([true, [vat.none]])
    await choose(`${vat.kinds.otherRate.short}：${vat.kinds.otherRate.whole}`)
    expect([waits(), hasField(vat.day)]).toEqual([true, false])
    await write(vat.rate, '1.5')
    expect([sum(), note()]).toEqual([yuan('98.52'), vat.note])
  })
})

describe('stamp duty', () => {
  const label = (kind: keyof typeof stamp.kinds) => `${stamp.kinds[kind].short}：${stamp.kinds[kind].whole}`

  test('is a share of the sum without the tax that the contract lists', async () => {
    await open({ of: 'stamp', amount: '113000', listed: '13000' })
    expect([chosen(), name(), sum()]).toEqual([
      [label('sale')],
      fill(stamp.name, { kind: stamp.kinds.sale.short }),
      yuan('30'),
    ])
    expect(steps()).toEqual([
      [stamp.base, yuan('100,000')],
      [fill(stamp.formula, { base: '100,000', rate: '3' }), yuan('30')],
    ])
    await pick(stamp.smalls.yes)
    expect([sum(), steps().slice(-1)]).toEqual([yuan('15'), [[stamp.halved, yuan('15')]]])
    expect(grounds()).toEqual([...articles(laws.stamp, '四', '五', '八'), SMALL_PAYERS])
    await pick(stamp.smalls.no)
    expect(grounds()).toEqual(articles(laws.stamp, '四', '五', '八'))
    expect(note()).toBe(`${stamp.notes.sale}${fill(stamp.note, { smallTo: '2027-12-31' })}`)
    expect(stamp.notes.sale).toBe('不包括个人书立的动产买卖合同。')
    await write(stamp.listed, '113001')
    expect([waits(), wrong()]).toEqual([true, [stamp.problem]])
  })

  test('on securities is halved for all, and has no listed tax', async () => {
    await open({ of: 'stamp', kind: 'securities', amount: '100万', half: 'yes' })
    expect([sum(), hasField(stamp.listed)]).toEqual([yuan('500'), false])
    expect(note()).toBe(`${stamp.notes.securities}${fill(stamp.note, { smallTo: '2027-12-31' })}`)
    expect(grounds().slice(3)).toEqual(['财政部 税务总局公告2023年第39号'])
    await choose(label('books'))
    expect(sum()).toBe(yuan('125'))
  })

  test('on books is charged on the whole the first time, and later on what is more', async () => {
    await open({ of: 'stamp', kind: 'books', amount: '100万' })
    expect(note()).toBe(`${stamp.notes.books}${fill(stamp.note, { smallTo: '2027-12-31' })}`)
    expect(stamp.notes.books).toMatch(/首次按实收资本、资本公积合计金额.*以后年度按增加部分/)
    expect(stamp.note).not.toContain('增加部分')
    expect(grounds()).toEqual(articles(laws.stamp, '四', '五', '八', '十一'))
  })

  test('is copied with its base, its articles and its reserve', async () => {
    await open({ of: 'stamp', kind: 'lease', amount: '12000' })
    await tap(calculators.copy)
    await until(() => jest.mocked(clipboard.copy).mock.calls.length > 0)
    const lines = jest.mocked(clipboard.copy).mock.calls[0]![0].split('\n')
    expect(lines.slice(0, 3)).toEqual([
      `${fill(stamp.name, { kind: stamp.kinds.lease.short })}：${yuan('12')}`,
      `${stamp.base} = ${yuan('12,000')}`,
      `${fill(stamp.formula, { base: '12,000', rate: '10' })} = ${yuan('12')}`,
    ])
  })
})

test('surtaxes are shares of the tax that was paid, half of them for small payers', async () => {
  const { surtax } = calculators
  await open({ of: 'surtax', amount: '10000' })
  const part = (kind: 'construction' | 'education' | 'localEducation', rate: string) =>
    fill(surtax.part, { kind: surtax.kinds[kind], tax: '10,000', rate })
  expect([name(), sum(), steps()]).toEqual([
    surtax.sum,
    yuan('1,200'),
    [
      [part('construction', '7'), yuan('700')],
      [part('education', '3'), yuan('300')],
      [part('localEducation', '2'), yuan('200')],
    ],
  ])
  const rests = [
    ...articles(laws.construction, '二', '三', '四'),
    ...[...articles(laws.education, '三'), '财综〔2010〕98号'],
  ]
  expect(grounds()).toEqual(rests)
  await pick(surtax.places.elsewhere)
  await pick(surtax.smalls.yes)
  expect([sum(), grounds()]).toEqual([yuan('300'), [...rests, SMALL_PAYERS]])
})
