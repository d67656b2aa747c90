/** 诉讼费: fees calculated by hand from 诉讼费用交纳办法, and inputs without a fee. */
import { calculatorsCopy, fill } from '@/copy/calculators'
import { clipboard } from '@/platform/clipboard'
import { settings } from '@/platform/settings'
import { toastTexts } from '../../support/toasts'
import { until } from '../../support/render-block'
import {
  basis,
  choose,
  chosen,
  cite,
  enter,
  field,
  grounds,
  hasField,
  hasKey,
  leave,
  name,
  note,
  open,
  requests,
  steps,
  sum,
  tap,
  waits,
  write,
  wrong,
} from './support'

const { calculators } = calculatorsCopy
const { court, laws } = calculators
const { needed, optional } = court.amounts
const { matters, halvings } = court

const yuan = (text: string) => fill(calculators.yuan, { sum: text })
const range = (least: string, most: string) => fill(calculators.range, { least, most })
const article = (number: string) => `《${laws.courtFees}》第${number}条`
const feeOf = (fee: string, matter: string) => fill(court.feeOf, { fee, matter })

test('without an amount it says what it waits for, offers nothing to copy, and names the article', async () => {
  await open()
  expect([sum(), waits(), wrong(), hasKey(calculators.copy)]).toEqual([undefined, true, [], false])
  expect([chosen(), basis()]).toEqual([[matters.property.whole, halvings.none], [article('十三')]])
})

test('in a deployment without laws the article is named and opens nothing', async () => {
  settings.notOffered = ['law']
  await open()
  settings.notOffered = []
  expect([grounds(), basis()]).toEqual([[article('十三')], []])
})

test('an amount is read as people write it: in digits, in groups, in 万 and 亿', async () => {
  await open()
  for (const [amount, fee] of [
    ['0', '50'],
    ['10000.4', '50.01'],
    ['￥ 20,000元', '300'],
    ['人民币35万元', '6,550'],
    ['1,234,567.89', '15,911.11'],
    ['1亿', '541,800'],
    // 141 800 for the first twenty millions, and half a per cent of the rest.
    ['1000000000000', '5,000,041,800'],
  ] as const) {
    await write(needed, amount)
    expect([amount, sum()]).toEqual([amount, yuan(fee)])
  }
})

const NO_AMOUNTS = ['-1', '十万', '1e5', '12,34', '1000000000001', '10001亿']
test('what is negative, in words, malformed or more than a 万亿 is no amount: nothing comes of it', async () => {
  await open()
  for (const amount of NO_AMOUNTS) {
    await write(needed, amount)
    await leave(needed)
    expect([amount, sum(), wrong()]).toEqual([amount, undefined, [calculators.amount.problem]])
  }
  expect([waits(), field(needed).getAttribute('aria-invalid')]).toEqual([true, 'true'])
})

test('what is wrong is said when the reader has gone on, not while they type, and never of an empty field', async () => {
  await open()
  await write(needed, '十万')
  expect(wrong()).toEqual([])
  await leave(needed)
  expect(wrong()).toEqual([calculators.amount.problem])
  await enter(needed)
  expect(wrong()).toEqual([])
  await write(needed, ' ')
  await leave(needed)
  expect([wrong(), waits()]).toEqual([[], true])
})

test('a fee shows what each part of the amount costs', async () => {
  await open({ amount: '35万' })
  const part = (from: string, to: string, share: string) => fill(court.part, { from, to, share })
  expect(name()).toBe(feeOf(court.fee[13], matters.property.whole))
  expect(steps()).toEqual([
    [fill(court.fixedPart, { to: '10,000' }), yuan('50')],
    [part('10,000', '100,000', '2.5'), yuan('2,250')],
    [part('100,000', '200,000', '2'), yuan('2,000')],
    [part('200,000', '350,000', '1.5'), yuan('2,250')],
  ])
})

test.each([
  [halvings.simplified, '十六'],
  [halvings.settled, '十五'],
  [halvings.joined, '十八'],
])('%s halves it, by an article of its own', async (halving, by) => {
  await open({ amount: '100000' })
  expect(sum()).toBe(yuan('2,300'))
  await choose(halving)
  expect([sum(), steps().slice(-1)]).toEqual([yuan('1,150'), [[court.halved, yuan('1,150')]]])
  expect(basis()).toEqual([article('十三'), article(by)])
  await choose(halvings.none)
  expect([sum(), basis()]).toEqual([yuan('2,300'), [article('十三')]])
})

test('an application and an objection cannot be halved; back at a case the choice still stands', async () => {
  await open({ amount: '50万', halving: 'settled' })
  await choose(matters.execution.whole)
  expect([chosen(), sum(), basis()]).toEqual([[matters.execution.whole], yuan('7,400'), [article('十四')]])
  await choose(matters.jurisdiction.whole)
  expect([chosen(), sum()]).toEqual([[matters.jurisdiction.whole], range('50', '100')])
  await choose(matters.property.whole)
  expect([chosen(), sum()]).toEqual([[matters.property.whole, halvings.settled], yuan('4,400')])
})

test('a matter without an amount asks for none, whatever was typed before', async () => {
  await open({ amount: '十万' })
  await choose(matters.labour.whole)
  expect([hasField(needed), hasField(optional), sum()]).toEqual([false, false, yuan('10')])
  expect(steps()).toEqual([[court.each, yuan('10')]])
  await choose(halvings.simplified)
  expect(sum()).toBe(yuan('5'))
})

test('a matter with a range says both ends; its amount may be left out, but not be nonsense', async () => {
  await open({ matter: 'divorce' })
  expect([sum(), steps()]).toEqual([range('50', '300'), [[court.each, range('50', '300')]]])
  await write(optional, '100万')
  expect(sum()).toBe(range('4,050', '4,300'))
  await write(optional, '-100')
  await leave(optional)
  expect([sum(), wrong()]).toEqual([undefined, [calculators.amount.problem]])
})

test('a range is the province’s where the article says so, and the court decides', async () => {
  await open({ matter: 'divorce' })
  expect(note()).toBe(`${court.setByProvince}${court.note}`)
  // Article 14 leaves its ranges to nobody.
  await choose(matters.execution.whole)
  expect([sum(), note()]).toEqual([range('50', '500'), court.note])
  await choose(matters.property.whole)
  await write(needed, '20000')
  expect(note()).toBe(court.note)
})

test('an objection to jurisdiction costs only if it fails', async () => {
  await open({ matter: 'jurisdiction' })
  expect(note()).toBe(`${court.setByProvince}${court.notes.jurisdiction}${court.note}`)
  expect(court.notes.jurisdiction).toBe('异议不成立的，才交纳。')
})

test('an application costs a share of what a case costs, and no more than the most', async () => {
  await open({ matter: 'paymentOrder', amount: '100000' })
  expect([name(), sum()]).toEqual([feeOf(court.fee[14], matters.paymentOrder.whole), yuan('766.67')])
  expect(steps()).toContainEqual([court.divided[3]])
  await choose(matters.bankruptcy.whole)
  await write(needed, '10亿')
  expect(sum()).toBe(yuan('300,000'))
  expect(steps().slice(-2)).toEqual([[court.divided[2]], [court.capped, yuan('300,000')]])
})

test('it is copied with its parts, its articles and its reserve', async () => {
  await open({ amount: '20000', halving: 'simplified' })
  await tap(calculators.copy)
  await until(() => toastTexts().length > 0)
  expect(toastTexts()).toEqual([calculatorsCopy.copied.finished])
  expect(jest.mocked(clipboard.copy).mock.calls[0]?.[0].split('\n')).toEqual([
    `${feeOf(court.fee[13], matters.property.whole)}：${yuan('150')}`,
    `${fill(court.fixedPart, { to: '10,000' })} = ${yuan('50')}`,
    `${fill(court.part, { from: '10,000', to: '20,000', share: '2.5' })} = ${yuan('250')}`,
    `${court.halved} = ${yuan('150')}`,
    fill(calculators.copied.rests, { laws: `${article('十三')}、${article('十六')}` }),
    court.note,
  ])
})

test('a device that takes no copy says so', async () => {
  jest.mocked(clipboard.copy).mockResolvedValue(false)
  await open({ matter: 'labour' })
  await tap(calculators.copy)
  await until(() => toastTexts().length > 0)
  expect(toastTexts()).toEqual([calculatorsCopy.copied.failed])
})

test('an article is read at a tap, before anything was typed', async () => {
  await open()
  await cite(article('十三'))
  await until(() => requests.length > 0)
  const [{ url, body } = { url: '', body: '' }] = requests
  expect(decodeURIComponent(url + body)).toContain(laws.courtFees)
})
