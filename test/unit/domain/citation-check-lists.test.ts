/** Citations that share words with another one: lists, articles without a law, references back, versions. */
import { readCitations, type TextCitation } from '@domain/citation-check/find'

const read = (text: string) => {
  const chunks = [...readCitations(text)]
  return {
    citations: chunks.flatMap(({ citations }) => citations),
    unread: chunks.flatMap(({ unread }) => unread.map(({ from, to }) => text.slice(from, to))),
  }
}
const names = (text: string) =>
  read(text).citations.map(({ law = '', number = '', article = '' }: TextCitation) => law + number + article)

describe('an article in a list has the law of the list', () => {
  test.each([
    ['民法典第388条第1款后段、第401条', ['民法典第三百八十八条', '民法典第四百零一条']],
    ['《民法典》第577条（违约责任）和第584条', ['民法典第五百七十七条', '民法典第五百八十四条']],
    ['《民法典》第577条等规定、以及第584条', ['民法典第五百七十七条', '民法典第五百八十四条']],
    ['《民法典》第577条，并参照第584条', ['民法典第五百七十七条', '民法典第五百八十四条']],
    ['《民法典》第577条之规定，结合第584条', ['民法典第五百七十七条', '民法典第五百八十四条']],
    ['《消费税暂行条例》第七条第(一)项第5目、第九条', ['消费税暂行条例第七条', '消费税暂行条例第九条']],
    ['《民法典》第1,300条', ['民法典第一千三百条']],
    [
      '国税函〔2010〕79号第四条、国税发〔2009〕31号文第七条、国务院令第590号第九十条',
      ['国税函（2010）79号第四条', '国税发（2009）31号第七条', '国务院令第590号第九十条'],
    ],
    ['《个人所得税法》第四条、国务院令第707号第三条', ['个人所得税法第四条', '国务院令第707号第三条']],
    ['财政部、税务总局公告2023年第12号', ['财政部、税务总局公告2023年第12号']],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))
})

describe('an article without a law', () => {
  test.each([
    ['《民法典》第577条规定：“应当承担违约责任。”第584条规定：“包括可以获得的利益”', '民法典第五百八十四条'],
    ['《民法典》第577条规定：“不履行合同义务”同时，第585条第二款规定：“可以”', '民法典第五百八十五条'],
    ['《民法典》第188条规定了时效；第1300条亦有规定', '民法典第一千三百条'],
    ['《民法典》第577条。前述第88条亦同', '民法典第八十八条'],
    ['《民法典》第577条规定：“应当赔偿”；第578条，即“明确表示不履行”', '民法典第五百七十八条'],
  ])('belongs to the law before: %s', (text, last) => expect(names(text).slice(-1)).toEqual([last]))

  test.each([
    ['《民法典》第577条规定违约责任。双方签订的合同第三条约定价款，第五条规定交货', '第五条'],
    ['《民法典》第577条应当适用，第1300条同样适用', '第1300条'],
  ])('is listed where its law is uncertain: %s', (text, place) => {
    expect(names(text)).toEqual(['民法典第五百七十七条'])
    expect(read(text).unread).toEqual([place])
  })

  test.each([
    ['inside a quotation', '《民法典》第577条规定：“有第三条所列情形的，第五条规定的处罚”'],
    ['at the start of a line', '《民法典》第577条。\n第三条 本合同自签字之日起生效'],
    ['of the document itself', '第三条规定了价款'],
  ])('%s is no citation', (_, text) => expect(read(text).unread).toEqual([]))

  test('of the same article has its paragraph', () =>
    expect(read('《民法典》第577条规定了责任。该条第二款规定：“应当赔偿损失”').citations[1]).toMatchObject({
      article: '第五百七十七条',
      paragraph: 2,
      quote: '应当赔偿损失',
    }))
})

describe('a name', () => {
  test.each([
    ['建工解释一第六条', '建工解释一第六条'],
    ['依照民法典婚姻家庭编解释一第三条', '民法典婚姻家庭编解释一第三条'],
    ['《公司法》第五十四条。上述民法典第五百七十七条', '民法典第五百七十七条'],
    ['《企业破产法》第三十一条、该法司法解释二第十五条', '企业破产法司法解释二第十五条'],
    ['《民事诉讼法》第三条，其司法解释第九十条。其司法解释第九十一条', '民事诉讼法司法解释第九十一条'],
    ['原告主张公司法第三条', '公司法第三条'],
    ['涉外民事关系法律适用法解释（一）第十七条', '涉外民事关系法律适用法解释（一）第十七条'],
    ['《公司法》第三条。该法第十三条', '公司法第十三条'],
    ['《公司法》（2018年10月26日修正）第二十条', '公司法（2018年修正）第二十条'],
    ['2018年修正的《公司法》第六十三条', '公司法（2018年）第六十三条'],
    ['民法典侵权责任编第1300条', '民法典第一千三百条'],
    ['依照民法典合同编的第五百七十七条', '民法典第五百七十七条'],
    ['《民法典·合同编》第1300条', '民法典第一千三百条'],
    ['《民事诉讼法》第二百七十四条（2017年修正版）', '民事诉讼法（2017年修正版）第二百七十四条'],
  ])('%s is %s', (text, last) => expect(names(text).slice(-1)).toEqual([last]))

  test('of an interpretation that no one named is not that of a law', () =>
    expect(names('《公司法》第三条。该司法解释第十三条')).toEqual(['公司法第三条']))

  test('introduced in the bracket of the number is a short form', () =>
    expect(names('《甲乙解释（一）》（法释〔2020〕25号，以下简称“甲乙解释一”）。甲乙解释一第六条').slice(-1)).toEqual([
      '甲乙解释（一）第六条',
    ]))
})

test.each([
  ['36号文第一条', '36号文第一条'],
  ['依照该公告第五条', '依照该公告第五条'],
  ['海关总署2023年第105号公告', '海关总署2023年第105号公告'],
])('%s is listed as not understood', (text, place) => {
  expect(names(text)).toEqual([])
  expect(read(text).unread).toEqual([place])
})

describe('several cases', () => {
  test.each([
    ['（2014）民二终字第231号、第34号', ['（2014）民二终字第231号', '（2014）民二终字第34号']],
    ['（2015）民申字第305、939号', ['（2015）民申字第305号', '（2015）民申字第939号']],
    ['（2015）民申字第305号、939号和第1671号', ['305', '939', '1671'].map(no => `（2015）民申字第${no}号`)],
  ])('%s are each one', (text, numbers) => expect(names(text)).toEqual(numbers))

  test.each([
    ['江苏高院（2015）民申字第1487号', '江苏高院'],
    ['上海一中院（2015）松刑初字第914号', '上海一中院'],
    ['江苏省高级人民法院民事裁定书（2015）民申字第939号', '江苏省高级人民法院'],
  ])('%s names its court', (text, court) => expect(read(text).citations[0]).toMatchObject({ court }))
})

describe('a sentence about a case is not its cause', () => {
  test.each([
    '（2015）民申字第305号民事裁定对于此类纠纷亦持相同立场',
    '（2015）民申字第939号裁定明确该事实并无争议',
    '（2015）民申字第305号（双方存在重大争议）',
    '（2019）浙1024刑初150号刑事判决认为被告人不构成诈骗罪，仅构成开设赌场罪',
    '本案系买卖合同纠纷，（2015）民申字第305号民事裁定可资参照',
  ])('%s', text => expect(read(text).citations[0]?.cause).toBeUndefined())

  test.each([
    ['（2015）民申字第305号案（买卖合同纠纷）', { cause: '买卖合同纠纷' }],
    ['（2015）民申字第305号民事裁定书【案由：股权转让纠纷】', { cause: '股权转让纠纷' }],
    ['2015年6月17日作出的（2015）民申字第939号', { date: '2015-06-17' }],
    ['（2015）民申字第939号民事裁定（2015年7月16日）', { date: '2015-07-16' }],
  ])('%s', (text, details) => expect(read(text).citations[0]).toMatchObject(details))
})
