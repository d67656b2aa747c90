/** Spellings that only the citation check reads: other brackets, §, former laws. */
import { findAllCitations, readCitations } from '@domain/citation-check/find'
import { withPlainSpellings } from '@domain/citation-check/spellings'
import { cpuTime } from './cpu'

const cited = (text: string) => findAllCitations(text).map(({ law = '', article = '' }) => law + article)
const words = (text: string) => findAllCitations(text).map(({ from, to }) => text.slice(from, to))

describe('a law in other brackets', () => {
  test.each([
    '依照〈民法典〉第五百七十七条的规定',
    '依照【民法典】第577条的规定',
    '依照＜民法典＞第577条的规定',
    '依照『民法典』第577条的规定',
    '依照「民法典」第577条的规定',
    '依照“民法典”第577条的规定',
    '依照"民法典"第577条的规定',
    '依照【民法典】（2020年）第577条',
  ])('%s', text => expect(cited(text)[0]).toMatch(/^民法典(?:（2020年）)?第五百七十七条$/))

  test('is read without an article if its name tells that it is a law', () => {
    expect(cited('参见【中华人民共和国公司法】。')).toEqual(['中华人民共和国公司法'])
    expect(cited('参见〈民法典〉。')).toEqual(['民法典'])
  })

  test.each([
    '【计算方法】如下',
    '【办法】',
    '【案由】买卖合同纠纷',
    '（以下简称〈民法典〉）',
    '“做法”第三点',
    '【2023】1号',
  ])('%s is none', text => expect(cited(text)).toEqual([]))

  test('inside a title belongs to the title', () =>
    expect(cited('依照《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十条')).toEqual([
      '最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释第九十条',
    ]))
})

describe('the sign §', () => {
  test.each([
    ['根据《民法典》§1300，当事人应当', ['民法典第一千三百条']],
    ['根据民法典 §577，当事人应当', ['民法典第五百七十七条']],
    ['根据民法典§ 577的规定', ['民法典第五百七十七条']],
    ['根据民法典§§577、584的规定', ['民法典第五百七十七条', '民法典第五百八十四条']],
    ['根据民法典§577、584条的规定', ['民法典第五百七十七条', '民法典第五百八十四条']],
    ['根据刑法§120之一', ['刑法第一百二十条之一']],
    ['根据《民法典》§577、2023年的付款', ['民法典第五百七十七条']],
  ])('%s', (text, articles) => expect(cited(text)).toEqual(articles))

  test('keeps the places of the text', () => {
    expect(words('根据民法典 §577，当事人')).toEqual(['民法典 §577'])
    expect(words('依照【民法典】第577条')).toEqual(['【民法典】第577条'])
  })

  test('without a law is listed as not understood', () => {
    const text = '本案适用§577。'
    const unread = [...readCitations(text)].flatMap(chunk => chunk.unread)
    expect(unread.map(({ from, to }) => text.slice(from, to))).toEqual(['§577'])
  })
})

test.each([
  ['根据旧公司法第20条', '旧公司法第二十条'],
  ['根据旧《公司法》第二十条', '旧公司法第二十条'],
  ['适用原《公司法》第二十条', '原公司法第二十条'],
  ['适用原公司法第二十条', '原公司法第二十条'],
  ['适用原《公司法》（2018年修正）第二十条', '公司法（2018年修正）第二十条'],
  ['位于平原《公司法》第二十条', '公司法第二十条'],
  ['根据草原法第二十条', '草原法第二十条'],
])('%s means a former text or not', (text, law) => expect(cited(text)).toEqual([law]))

test.each([
  ['根据原《公司法》第二十条、第二十一条', ['原公司法第二十条', '原公司法第二十一条']],
  [
    '《公司法》（2018年修正）第二十条、第二十一条和第二十二条',
    ['第二十条', '第二十一条', '第二十二条'].map(no => `公司法（2018年修正）${no}`),
  ],
  ['《公司法》（2018年修正）第二十条。《公司法》第二十一条', ['公司法（2018年修正）第二十条', '公司法第二十一条']],
  [
    '《公司法》（2018年修正）第二十条、《民法典》第一条、第二条',
    ['公司法（2018年修正）第二十条', '民法典第一条', '民法典第二条'],
  ],
])('%s: the version is that of the whole list', (text, articles) => expect(cited(text)).toEqual(articles))

test('the text keeps its length, and a hostile one costs little', () => {
  const texts = ['〈【「“§'.repeat(40_000), '§1、'.repeat(60_000), '《〈民法典'.repeat(30_000)]
  for (const text of texts) {
    expect(withPlainSpellings(text)).toHaveLength(text.length)
    expect(cpuTime(() => withPlainSpellings(text))).toBeLessThan(1000)
  }
})
