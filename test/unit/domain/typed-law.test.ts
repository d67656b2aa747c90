import fc from 'fast-check'
import { articleBeforeWords, lawReadings } from '@domain/citation/typed-law'
import { cpuTime } from './cpu'

const article = (text: string) => lawReadings(text).filter(({ article }) => article)

test.each([
  ['民法典 577', '民法典', '第五百七十七条'],
  ['民法典577', '民法典', '第五百七十七条'],
  ['民法典　５７７', '民法典', '第五百七十七条'],
  ['民法典第577条', '民法典', '第五百七十七条'],
  ['合同法52', '合同法', '第五十二条'],
  ['民法典第577', '民法典', '第五百七十七条'],
  ['民法典 第577条', '民法典', '第五百七十七条'],
  ['民法典五百七十七条', '民法典', '第五百七十七条'],
  ['民法典 五百七十七', '民法典', '第五百七十七条'],
  ['《民法典》第五百七十七条', '《民法典》', '第五百七十七条'],
  ['《民法典》的第五百七十七条', '《民法典》', '第五百七十七条'],
  ['刑法第一百二十条之一', '刑法', '第一百二十条之一'],
  ['刑法 120条之一第二款', '刑法', '第一百二十条'.concat('之一')],
  ['民法典第585条第2款', '民法典', '第五百八十五条'],
  ['公司法解释三第十条', '公司法解释三', '第十条'],
  ['公司法解释（三） 10', '公司法解释（三）', '第十条'],
  ['《关于刑法第三条的解释》第二条', '《关于刑法第三条的解释》', '第二条'],
])('%s is an article', (text, law, number) => {
  expect(article(text)[0]).toEqual({ law, article: number })
})

test.each(['消法', '公司法解释三', '公司法解释（三）', '民间借贷司法解释', '《民法典》'])('%s is a law', text => {
  expect(lawReadings(text)).toEqual([{ law: text }])
})

test.each(['公司法2023', '公司法 2023', '公司法2023年'])('%s is the version of a year, and no article', text =>
  expect(lawReadings(text)).toEqual([{ law: text }, { law: '公司法（2023年）' }]),
)

test('a number in digits at the end of a name may be its own', () => {
  expect(lawReadings('公司法解释3')).toEqual([{ law: '公司法解释3' }, { law: '公司法解释', article: '第三条' }])
})

test.each(['', ' ', '法', '条', '第五条', '577', '民法典 0', '违约金过高 民法典 第577条 调整'])(
  '%j names no article of a law',
  text => {
    expect(article(text)).toEqual([])
  },
)

test.each([
  ['民法典585条违约金', '民法典', '第五百八十五条'],
  ['民法典第585条 违约金过高', '民法典', '第五百八十五条'],
  ['刑法第一百二十条之一 帮助恐怖活动', '刑法', '第一百二十条之一'],
])('%s begins with an article', (text, law, number) => {
  expect(articleBeforeWords(text)).toEqual([{ law, article: number }])
})

test.each(['民法典第585条', '违约金 民法典', '公司登记管理条例', '民法典违约金', '第五条 违约金'])(
  '%s begins with no article before other words',
  text => {
    expect(articleBeforeWords(text)).toEqual([])
  },
)

test('whatever is typed is read, and in no time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), text =>
      Array.isArray([...lawReadings(text), ...articleBeforeWords(text)]),
    ),
  )
  const sign = fc.constantFrom('第', '一', '百', '条', '之', ' ', '法', '5', '款', '（')
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 100 }),
      signs => cpuTime(() => [lawReadings, articleBeforeWords].map(read => read(signs.join('')))) < 50,
    ),
    { numRuns: 500 },
  )
})
