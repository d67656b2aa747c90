import fc from 'fast-check'
import { type Citation, articleNumber, findCitations, isSameArticle } from '@domain/citation/citations'
import { plainLawName, isSameLaw } from '@domain/citation/law-names'
import { cpuTime } from './cpu'

/** `民法典 第五百七十七条 2款 3项`, as short as it can be read. */
const brief = ({ law, article, paragraph, item }: Citation) =>
  [law ?? '本', article, paragraph && `${paragraph}款`, item && `${item}项`].filter(Boolean).join(' ')
const cited = (text: string) => findCitations(text).map(brief)

describe('citations', () => {
  test.each([
    ['《民法典》第五百七十七条', ['民法典 第五百七十七条']],
    ['民法典577条', ['民法典 第五百七十七条']],
    ['民法典第 577 条', ['民法典 第五百七十七条']],
    ['民法典第５７７条', ['民法典 第五百七十七条']],
    ['《民法典》第五百七十七条之一', ['民法典 第五百七十七条之一']],
    ['《刑法》第十条之规定', ['刑法 第十条']],
    ['《民法典》第五条第二款第（三）项', ['民法典 第五条 2款 3项']],
    ['《民法典》第五条第二款第(三)项', ['民法典 第五条 2款 3项']],
    ['《民事诉讼法》第二百条第六项', ['民事诉讼法 第二百条 6项']],
    ['第一条、第二条', ['本 第一条', '本 第二条']],
    ['违反本法第三条和本条例第四条', ['本 第三条', '本 第四条']],
  ])('%s', (text, expected) => {
    expect(cited(text)).toEqual(expected)
  })

  test('a row of articles, paragraphs and items shares what it does not repeat', () => {
    expect(cited('依照《刑法》第一百二十条之一第二款第（三）、（四）项、第五款，第六十七条，《民法典》第八条')).toEqual(
      [
        '刑法 第一百二十条之一 2款 3项',
        '刑法 第一百二十条之一 2款 4项',
        '刑法 第一百二十条之一 5款',
        '刑法 第六十七条',
        '民法典 第八条',
      ],
    )
    expect(cited('依照合同法第五十二、五十三条及民诉法第64条第一、二款')).toEqual([
      '合同法 第五十二条',
      '合同法 第五十三条',
      '民诉法 第六十四条 1款',
      '民诉法 第六十四条 2款',
    ])
  })

  test('a law without brackets is told from what leads it in', () => {
    expect(cited('我国涉外民事关系法律适用法第四条，草原法第三条')).toEqual([
      '涉外民事关系法律适用法 第四条',
      '草原法 第三条',
    ])
    expect(cited('应依照中华人民共和国刑法第一条')).toEqual(['中华人民共和国刑法 第一条'])
    expect(cited('二、在刑法第一条后增加一条；将刑法第二条修改为；对刑法第三条作出修改；构成刑法第四条')).toEqual([
      '刑法 第一条',
      '刑法 第二条',
      '刑法 第三条',
      '刑法 第四条',
    ])
    expect(cited('依照对外贸易法第五条')).toEqual(['对外贸易法 第五条'])
    expect(cited('依照国有土地上房屋征收与补偿条例第八条，违反人口与计划生育法第三条，期货和衍生品法第五条')).toEqual([
      '国有土地上房屋征收与补偿条例 第八条',
      '人口与计划生育法 第三条',
      '期货和衍生品法 第五条',
    ])
    expect(cited('人民法院在线诉讼规则第四条')).toEqual(['人民法院在线诉讼规则 第四条'])
  })

  test('titles within titles, short forms and what refers back', () => {
    const full = '最高人民法院关于适用《中华人民共和国合同法》若干问题的解释（二）'
    const text = `《${full}》（以下简称《合同法解释二》）第二十九条；根据合同法解释二第三十条，该解释第三十一条`
    expect(cited(text)).toEqual([`${full} 第二十九条`, `${full} 第三十条`, `${full} 第三十一条`])
    expect(cited('《公司法》（2018年修正）第二十条')).toEqual(['公司法 第二十条'])
    expect(cited('《民法典》第三编第二章第五百条')).toEqual(['民法典 第五百条'])
  })

  test('合同法 in the name of rules does not refer back', () => {
    expect(cited('《劳动合同法实施条例》第十九条')).toEqual(['劳动合同法实施条例 第十九条'])
    expect(cited('《劳动法》第五十条、《劳动合同法实施条例》第十九条，合同法司法解释二第三条')).toEqual([
      '劳动法 第五十条',
      '劳动合同法实施条例 第十九条',
      '合同法司法解释二 第三条',
    ])
    expect(cited('《专利法》第二条，同法实施细则第三条')).toEqual(['专利法 第二条', '专利法实施细则 第三条'])
    expect(cited('《专利法》第二条，根据该法实施细则第四条')).toEqual(['专利法 第二条', '专利法实施细则 第四条'])
  })

  test("a contract's articles are no law's", () => {
    expect(cited('合同第三条、第四条约定，《借款合同》第五条、第六条，公司章程第七条')).toEqual([])
    expect(cited('共577条，第三条例，第二款')).toEqual([])
  })

  test('the place is the whole reference, in UTF-16', () => {
    const text = '😀依照《民法典》第五条第二款、第六条。'
    expect(findCitations(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '《民法典》第五条第二款',
      '第六条',
    ])
  })

  test('places stand in order and never overlap, whatever the text', () => {
    const piece = fc.constantFrom(
      ...['《', '》', '民法典', '第', '三', '5', '条', '款', '（一）', '项', '、', '之', '本法', '\n', '😀'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
        const text = pieces.join('')
        let end = 0
        for (const { from, to } of findCitations(text)) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(to).toBeGreaterThan(from)
          end = to
        }
        expect(end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1000 },
    )
  })

  test('a law is not looked for in the citation before it', () => {
    expect(findCitations('民法典（一）条民法典三条').map(({ law, from, to }) => [law, from, to])).toEqual([
      ['民法典', 0, 7],
      ['民法典', 7, 12],
    ])
  })

  test('long texts of any make are read at once', () => {
    for (const seed of [
      '1',
      '《',
      '《法》',
      '一、',
      '（',
      '《法》（',
      '中华法',
      ' ',
      '第',
      '第一条',
      '《甲》（以下简称甲）第一条',
    ]) {
      const text = seed.repeat(200_000 / seed.length)
      expect(cpuTime(() => findCitations(text))).toBeLessThan(2000)
    }
  })

  test.each(['一编', '合同编', '总则', '第一章', '的', '附件一', '附件的', '（一）', '关于', '最高人民法院'])(
    'what stands between a law and its article is read in one pass: %s',
    seed => {
      const between = seed.repeat(80 / seed.length)
      const text =
        `《民法典》${between}！第一条，附件${between}！第一条，${between}《法》${between}解释！第一条。`.repeat(50)
      expect(cpuTime(() => findCitations(text))).toBeLessThan(500)
    },
  )
})

test('the number of an article', () => {
  expect(articleNumber('第五百七十七条')).toEqual({ number: 577 })
  expect(articleNumber('第五百七十七条之一')).toEqual({ number: 577, sub: 1 })
  expect(articleNumber(' 577条 ')).toEqual({ number: 577 })
  expect(articleNumber('577')).toEqual({ number: 577 })
  for (const none of ['', '附则', '第条', '第三章', '第一百条第二款']) expect(articleNumber(none)).toBeUndefined()
})

test('the same article, however written', () => {
  expect(isSameArticle('第五百七十七条', '577')).toBe(true)
  expect(isSameArticle('第五百七十七条之一', '第577条之1')).toBe(true)
  expect(isSameArticle('第五百七十七条之一', '577')).toBe(false)
  expect(isSameArticle('附则', '附则')).toBe(true)
})

test('the same law, however called', () => {
  expect(isSameLaw('《中华人民共和国民法典》', '民法典')).toBe(true)
  expect(isSameLaw('中华人民共和国公司法（2018年修正）', '公司法')).toBe(true)
  expect(isSameLaw('民诉法', '《中华人民共和国民事诉讼法》')).toBe(true)
  expect(isSameLaw('关于适用﹤中华人民共和国合同法﹥的解释', '关于适用《中华人民共和国合同法》的解释')).toBe(true)
  expect(isSameLaw('公司法', '合伙企业法')).toBe(false)
  expect(plainLawName('最高人民法院关于适用〈中华人民共和国合同法〉若干问题的解释(二)')).toBe(
    '最高人民法院关于适用中华人民共和国合同法若干问题的解释（二）',
  )
})
