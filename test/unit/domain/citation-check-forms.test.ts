/** The forms in which briefs cite: numbers, ranges, quotations, statements, cases, and what stays unread. */
import { findAllCitations, readCitations, type TextCitation } from '@domain/citation-check/find'
import { numberKey } from '@domain/citation/order-number'
import { cpuTime } from './cpu'

const citations = (text: string) => findAllCitations(text)
const articles = (text: string) =>
  citations(text).map(({ law = '', number = '', article = '' }) => law + number + article)
const first = (text: string): Partial<TextCitation> => citations(text)[0] ?? {}

describe('numbers', () => {
  test.each([
    ['依照国家税务总局公告2023年第12号', '国家税务总局公告2023年第12号'],
    ['根据财政部 税务总局公告2022年第14号', '财政部 税务总局公告2022年第14号'],
    ['（2014）沪高民一（民）终字第11号', '（2014）沪高民一（民）终字第11号'],
    ['2015民一终字第353号', '（2015）民一终字第353号'],
    ['京海检刑不诉〔2022〕Z1号', '京海检刑不诉（2022）Z1号'],
    ['法（民）明传〔2019〕1号', '法（民）明传（2019）1号'],
    ['主席令第六十三号', '主席令第63号'],
    ['依照国务院令第764号', '国务院令第764号'],
    ['最高人民法院指导性案例第24号', '指导案例24号'],
    ['检例第45号', '检例第45号'],
    ['（入库编号：2023-07-2-490-001）', '2023-07-2-490-001'],
    ['入库编号2023—07—2—490—001', '2023-07-2-490-001'],
  ])('%s', (text, number) => expect(citations(text).map(one => one.number)).toEqual([number]))

  test('guiding cases in a list are each one', () =>
    expect(citations('指导案例9号、20号').map(one => one.number)).toEqual(['指导案例9号', '指导案例20号']))

  test.each(['2023-07-2-490-0012', '电话010-2023-07-2-490-001', '命令第5号', '路灯令第12号楼'])('%s is none', text =>
    expect(citations(text)).toEqual([]),
  )

  test('an order has one key in all its spellings', () => {
    const key = numberKey('主席令第63号')
    expect(numberKey('中华人民共和国主席令（第六十三号）')).toBe(key)
    expect(numberKey('财政部、税务总局公告2022年第14号')).toBe(numberKey('财政部税务总局公告2022年第14号'))
    expect(numberKey('国务院令第63号')).not.toBe(key)
  })

  test('an article behind a number belongs to the document', () =>
    expect(first('法释〔2020〕17号第二十五条第一款')).toMatchObject({
      number: '法释（2020）17号',
      article: '第二十五条',
      paragraph: 1,
    }))
})

describe('articles', () => {
  test.each([
    ['《民法典》第三至五条', ['民法典第三条', '民法典第四条', '民法典第五条']],
    ['《民法典》第三十九条至第四十一条', ['民法典第三十九条', '民法典第四十条', '民法典第四十一条']],
    ['民法典第577-579条', ['民法典第五百七十七条', '民法典第五百七十八条', '民法典第五百七十九条']],
    ['《刑法》第一百二十条之一、之二', ['刑法第一百二十条之一', '刑法第一百二十条之二']],
    ['《企业所得税法》第五条及其实施条例第十二条', ['企业所得税法第五条', '企业所得税法实施条例第十二条']],
    ['九民纪要第50条', ['九民纪要第五十条']],
    ['最高人民法院关于适用《民事诉讼法》的解释第九十条', ['最高人民法院关于适用《民事诉讼法》的解释第九十条']],
    ['公司法司法解释三第十三条', ['公司法司法解释三第十三条']],
    ['《香港特别行政区基本法》第一百三十五条', ['香港特别行政区基本法第一百三十五条']],
    ['《民法典担保解释》第五条。另据该解释第六条', ['民法典担保解释第五条', '民法典担保解释第六条']],
  ])('%s', (text, names) => expect(articles(text)).toEqual(names))

  test('a range has at most thirty articles between its ends', () => {
    expect(citations('《民法典》第一条至第三十一条')).toHaveLength(31)
    expect(citations('《民法典》第一条至第一千条')).toHaveLength(2)
  })

  test('items of a range keep their article', () =>
    expect(citations('《刑法》第二百六十三条第（一）至（三）项').map(({ item }) => item)).toEqual([1, 3]))
})

describe('quotations that no word announces', () => {
  test.each([
    ['《商标法》第六十三条第一款，“…一倍以上三倍以下…”', '…一倍以上三倍以下…'],
    ['《商标法》第六十三条“情节严重的，可以在一倍以上五倍以下确定”', '情节严重的，可以在一倍以上五倍以下确定'],
    [
      '“情节严重的，可以在一倍以上五倍以下确定”，此为《商标法》第六十三条的规定',
      '情节严重的，可以在一倍以上五倍以下确定',
    ],
    ['“情节严重的，可以在一倍以上五倍以下确定”——《商标法》第六十三条', '情节严重的，可以在一倍以上五倍以下确定'],
  ])('%s', (text, quote) => expect(first(text)).toMatchObject({ quote, isQuoteUncertain: true }))

  test('an announced quotation is certain', () =>
    expect(first('《商标法》第六十三条规定：“情节严重”的').isQuoteUncertain).toBeUndefined())
})

describe('statements', () => {
  test.each([
    ['《民事诉讼法》第144条规定，被告无正当理由拒不到庭的，可以缺席判决。', '被告无正当理由拒不到庭的，可以缺席判决'],
    ['依照《民事诉讼法》第144条的规定，判决如下：', undefined],
    [
      '《刑事诉讼法》第55条规定：没有其他证据的，不能认定被告人有罪；证据确实、充分的，可以认定被告人有罪。',
      '没有其他证据的，不能认定被告人有罪；证据确实、充分的，可以认定被告人有罪',
    ],
    ['《民事诉讼法》第119条规定的起诉条件是否具备应当审查', undefined],
    ['《民事诉讼法》第144条规定：“被告无正当理由拒不到庭的”', undefined],
    ['《民事诉讼法》第143条、第144条规定，被告无正当理由拒不到庭的，可以缺席判决', undefined],
  ])('%s', (text, statement) => expect(citations(text).pop()?.statement).toBe(statement))
})

describe('what a text says of a case', () => {
  test.each([
    ['上海市第一中级人民法院（2022）沪01民终12345号股权代持纠纷一案', { cause: '股权代持纠纷' }],
    ['最高人民法院于2021年5月12日作出的（2020）最高法民终1234号判决', { date: '2021-05-12', court: '最高人民法院' }],
    [
      '参见甲公司诉乙公司买卖合同纠纷案（（2021）京01民终123号）',
      { name: '甲公司诉乙公司买卖合同纠纷案', cause: '买卖合同纠纷' },
    ],
    [
      '甲公司与乙公司买卖合同纠纷案（最高人民法院（2014）民二终字第34号民事判决书）与本案不同',
      { name: '甲公司与乙公司买卖合同纠纷案', cause: '买卖合同纠纷', court: '最高人民法院' },
    ],
  ])('%s', (text, details) => expect(first(text)).toMatchObject(details))

  test('a day of something else is no day of the judgment', () =>
    expect(first('因涉嫌盗窃于2014年8月26日被逮捕，（2014）仓刑初字第512号').date).toBeUndefined())
})

describe('what is not understood', () => {
  const unread = (text: string) =>
    [...readCitations(text)].flatMap(chunk => chunk.unread.map(({ from, to }) => text.slice(from, to)))

  test.each([
    ['民一终字353号', ['民一终字353号']],
    ['财税〔2016〕36号附件1第二十七条', ['附件1第二十七条']],
    ['《最高人民法院公报》2020年第5期', ['《最高人民法院公报》2020年第5期']],
    ['依照前述规范第三十九条', ['依照前述规范第三十九条']],
  ])('%s is listed', (text, places) => expect(unread(text)).toEqual(places))

  test.each([
    '《民法典》第三条',
    '（2021）京01民终123号',
    '合同第三条约定',
    '依照合同约定第五条',
    '海淀区第一条胡同12号',
    '',
  ])('%s is not', text => expect(unread(text)).toEqual([]))
})

test.each([
  '（2014）沪高',
  '《民法典》第三至',
  '指导案例9号、',
  '“情节',
  '甲诉',
  '财政部 税务总局',
  '第一百二十条之一、之',
  '甲诉乙纠纷（2021）京01民终1号',
  '《民法典》第1条“第2条',
  '民法典第1条规定“。”第2条规定',
  '民法典第1条后段（甲）等规定、并参照',
  '（2015）民申字第1、2号、第3号',
  '民法典第1条，该条第2款',
  '二年三倍15%',
])('the work grows with the text: %s', piece => {
  const timeOf = (count: number) => cpuTime(() => findAllCitations(piece.repeat(count)))
  timeOf(100)
  expect(timeOf(8000)).toBeLessThan(40 * Math.max(timeOf(800), 2))
})
