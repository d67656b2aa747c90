/** Citations in the text of a brief. */
import { findAllCitations } from '@domain/citation-check/find'
import { citationExcerptOf } from '@domain/citation-check/context'
import { isReportedCitation, citationQueries } from '@domain/citation-check/citation-query'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'

const citationsIn = (text: string) =>
  findAllCitations(joinBrokenLines(text)).map(({ from, to, ...citation }) => (void [from, to], citation))
const first = (text: string) => citationsIn(text)[0]

describe('given a law, its articles and their parts', () => {
  test.each([
    ['依照《民法典》第五百七十七条', { law: '民法典', article: '第五百七十七条' }],
    ['民法典 第５７７条第2款', { law: '民法典', article: '第五百七十七条', paragraph: 2 }],
    ['<<刑法>>第120条之一', { law: '刑法', article: '第一百二十条之一' }],
    ['《公司法》（2018年修正）第十六条', { law: '公司法（2018年修正）', article: '第十六条' }],
    [
      '《关于民间借贷的规定》（法释〔2015〕18号）第二十六条',
      { law: '关于民间借贷的规定', article: '第二十六条', number: '法释（2015）18号' },
    ],
    ['《关于民间借贷的规定》（法释[2015]18号）', { law: '关于民间借贷的规定', number: '法释（2015）18号' }],
    ['依据财税〔2016〕36号文件', { number: '财税（2016）36号' }],
    ['适用《合同法》的规定', { law: '合同法' }],
    ['《备忘录》第四条', { law: '备忘录', article: '第四条', isDoubtful: true }],
  ])('%s', (text, citation) => expect(citationsIn(text)).toEqual([citation]))

  test('several in a row have one name, and 该法 is the law named last', () => {
    expect(citationsIn('依照《民法典》第六条、第七条。《公司法》已经修订，该法第十五条')).toEqual([
      { law: '民法典', article: '第六条' },
      { law: '民法典', article: '第七条' },
      { law: '公司法' },
      { law: '公司法', article: '第十五条' },
    ])
  })

  test('its own short forms are known to the end of a long text', () => {
    const text = `《中华人民共和国海洋花园法》（以下简称花园法）。${'原告诉称，被告欠款。'.repeat(2000)}依照花园法第三条`
    expect(citationsIn(text).at(-1)).toEqual({ law: '中华人民共和国海洋花园法', article: '第三条' })
  })

  test.each([
    '《房屋租赁合同》第五条',
    '合同第三条',
    '见《起诉状》《证据清单》',
    '海淀区第一条胡同12号',
    '本法第三条',
    '',
  ])('what is no law is none: %s', text => expect(citationsIn(text)).toEqual([]))
})

describe('given the number of a judgment', () => {
  test.each([
    ['（2021）京01民终123号', undefined],
    ['(2021)京01民终 123 号', undefined],
    ['（２０２１）京０１民终１２３号', undefined],
    ['北京市第一中级人民法院(2021)京01民\n终123号', '北京市第一中级人民法院'],
    ['参见北京市第一中级人民法院作出的〔2021〕京01民终123号', '北京市第一中级人民法院'],
  ])('%s is one number', (text, court) => {
    const citation = { number: '（2021）京01民终123号', isCase: true }
    expect(citationsIn(text)).toEqual([court ? { ...citation, court } : citation])
  })
  test('one that has a part of its own keeps it', () =>
    expect(first('（2015）刑立他字第26-1号')).toEqual({ number: '（2015）刑立他字第26-1号', isCase: true }))
})

describe('given lines that end where the paper did', () => {
  test.each([
    '依照《中华人民\n共和国民法典》第五百七十七条',
    '依照《中华人民共和国民法典》\n第五百七十七条',
    '依照《中华人民共和国民法典》第五百\n七十七条',
    '依照《中华人民共和国民法典》第五百七十七\r\n  条',
    '依照《中华人民共和国民法典》第\n五百七十七条',
  ])('%j is one citation', text =>
    expect(citationsIn(text)).toEqual([{ law: '中华人民共和国民法典', article: '第五百七十七条' }]),
  )
  test('a full line goes on, a heading and an item do not', () => {
    expect(joinBrokenLines('原告与被告签订合同之后一直按照民\n法典的规定履行')).toBe(
      '原告与被告签订合同之后一直按照民法典的规定履行',
    )
    expect(joinBrokenLines('事实与理由\n合同法第五十二条')).toBe('事实与理由\n合同法第五十二条')
    const items = '请求判令被告支付原告货款十万元及利息\n（二）诉讼费由被告承担'
    expect(joinBrokenLines(items)).toBe(items)
  })
})

describe('given words in quotation marks', () => {
  test.each([
    ['《民法典》第六条规定：“当事人应当公平。”', '当事人应当公平。'],
    ['《民法典》第六条规定:"当事人应当公平"', '当事人应当公平'],
    ['《民法典》第六条明确，“当事人应当遵循‘公平’的原则”', '当事人应当遵循‘公平’的原则'],
    ['《民法典》第六条：「当事人应当公平」', '当事人应当公平'],
    ['“当事人应当遵循公平的原则”（《民法典》第六条）', '当事人应当遵循公平的原则'],
    ['《民法典》第六条规定：“一、公平；\n二、诚信。”', '一、公平；\n二、诚信。'],
  ])('%s has them', (text, quote) => expect(first(text)?.quote).toBe(quote))

  test.each([
    '《民法典》第六条规定的“公平原则”',
    '依照《民法典》第六条的规定，“天平实业公司”应当付款',
    '《民法典》第六条规定，原告称：“当事人应当公平”',
    '《民法典》第六条。“当事人应当公平”',
    '《民法典》第六条规定：“当事人应当公平',
  ])('%s has none of its own', text => expect(first(text)?.quote).toBeUndefined())

  test('of several articles the last one has them, and knows the others', () => {
    expect(citationsIn('《民法典》第六条、第七条规定：“当事人应当公平”')).toEqual([
      { law: '民法典', article: '第六条' },
      { law: '民法典', article: '第七条', beside: ['第六条'], quote: '当事人应当公平' },
    ])
  })
})

test('what is alike is asked for once, and what may be no law is told of only where there is one', () => {
  const citations = findAllCitations('民法典第六条。《民法典》第七条。民法典第六条。《备忘录》第四条')
  const { queries: questions, indexes } = citationQueries(citations)
  expect(questions).toHaveLength(3)
  expect(indexes).toEqual([0, 1, 0, 2])
  expect(citations.map(citation => isReportedCitation(citation, 'absent'))).toEqual([true, true, true, false])
  expect(citations.map(citation => isReportedCitation(citation, 'inForce'))).toEqual([true, true, true, true])
})

test('a citation is shown with what stands around it in its paragraph', () => {
  const text = `上一段\n${'甲'.repeat(50)}，民法典第六条的规定\n下一段`
  const [citation = { from: 0, to: 0 }] = findAllCitations(text)
  expect(citationExcerptOf(text, citation)).toEqual({
    before: `…${'甲'.repeat(35)}，`,
    words: '民法典第六条',
    after: '的规定',
  })
})
