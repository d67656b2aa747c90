import {
  mayBeNumberStart,
  isDocumentNumber,
  isEntryNumber,
  withoutSpacesInNumbers,
  labelledNumber,
  plainNumber,
  spellingsOf,
} from '@domain/citation/document-number'
import { splitKeywords } from '@domain/query/keywords'

test.each([
  '(2015)民申字第1245号',
  '（2015） 民申字 第1245号',
  '〔2015〕民申字第1245号',
  '［２０１５］民申字第１２４５号',
  '（2015）民申字第1245号\u200B',
  '【2015】民申字第1245号',
])('%s is one number', text => {
  expect(plainNumber(text)).toBe('（2015）民申字第1245号')
  expect(isDocumentNumber(text)).toBe(true)
})

test.each(['财税〔2016〕36号', '财税(2016)36号', '财税[2016]36号', '财税 【2016】 36 号'])('%s is one number', text => {
  expect(plainNumber(text)).toBe('财税（2016）36号')
  expect(isDocumentNumber(text)).toBe(true)
})

test.each([
  '2023-07-2-490-001',
  '入库编号2023-07-2-490-001',
  '入库编号：２０２３－０７－２－４９０－００１',
  '人民法院案例库参考案例入库编号: 2023—07—2—490—001',
  '编号为2023‑07‑2‑490‑001',
])('%s is a number of 人民法院案例库', text => {
  expect(plainNumber(text)).toBe('2023-07-2-490-001')
  expect([isDocumentNumber(text), isEntryNumber(text)]).toEqual([true, true])
  expect(labelledNumber(plainNumber(text))).toBe('入库编号2023-07-2-490-001')
})

test.each(['2023-07-12', '2023-07-2', '2023-07-2-490-0012', '010-6655-2-490-001', '编号2023号'])(
  '%s is none of 人民法院案例库',
  text => expect([isEntryNumber(text), mayBeNumberStart(text)]).toEqual([false, false]),
)

test.each<[string, boolean]>([
  ['（2023）苏01民终12号之一', true],
  ['(2019)最高法执复12-1号', true],
  ['国家税务总局公告2016年第36号', true],
  ['国务院令第764号', true],
  ['砚州税稽罚〔2024〕912号', true],
  ['违约金', false],
  ['（2015）', false],
  ['1245号', false],
  ['民申字第1245号', true],
  ['解释（三）', false],
  ['买卖合同（2015）纠纷', false],
])('%s: %s', (text, expected) => expect(isDocumentNumber(text)).toBe(expected))

test('a number is known before it is whole', () => {
  expect(['(2015)民申', '财税〔2016〕', '〔2015〕民申字第12'].map(mayBeNumberStart)).toEqual([true, true, true])
  expect(['2023-07-2-4', '2023-07-2-490-', '入库编号2023-07-2-490-00'].map(mayBeNumberStart)).toEqual([
    true,
    true,
    true,
  ])
  expect(['(2015)', '违约金过高', '解释（三）', '公司法'].map(mayBeNumberStart)).toEqual([false, false, false, false])
})

test('texts write it with each kind of brackets', () =>
  expect(spellingsOf('财税[2016]36号')).toEqual([
    '财税（2016）36号',
    '财税(2016)36号',
    '财税〔2016〕36号',
    '财税[2016]36号',
  ]))

test.each<[string, string[]]>([
  ['（2015） 民申字 第1245号', ['（2015）民申字第1245号']],
  ['违约金 ( 2015 ) 民申字第 1245 号 过高', ['违约金', '(2015)民申字第1245号', '过高']],
  ['入库编号： 2023-07-2-490-001 违约金', ['入库编号：2023-07-2-490-001', '违约金']],
  ['编号 2023—07—2—490—001', ['编号2023—07—2—490—001']],
  ['财税 〔2016〕 36号 发票', ['财税〔2016〕36号', '发票']],
  ['（2023） 苏 01 民终 12 号', ['（2023）苏01民终12号']],
  ['违约金 第1245号 过高', ['违约金', '第1245号', '过高']],
  ['（2015） 买卖合同 3号', ['（2015）', '买卖合同', '3号']],
  ['发票（2016） 违约金', ['发票（2016）', '违约金']],
])('%s has the words %j', (text, words) => expect(splitKeywords(text)).toEqual(words))

test('a text without a number stays as it is', () => {
  expect(withoutSpacesInNumbers('甲 乙 丙号')).toBe('甲 乙 丙号')
  expect(withoutSpacesInNumbers('（2015） '.repeat(5000)).length).toBe(5000 * 7)
})
