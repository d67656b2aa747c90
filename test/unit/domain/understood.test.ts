/** Places, years, courts and causes that are recognised among typed words. */
import { wordConditions, type Condition } from '@domain/query/condition'
import { type ReadableDimensions, understoodQuery } from '@domain/query/understood'

const OF_CASES: ReadableDimensions = {
  place: { name: '法院', nameDescription: '地域' },
  year: '年份',
  court: '法院',
  cause: '案由',
  kind: '案件类型',
  document: '文书类型',
}
const texts = (conditions: Condition[] = []) => conditions.map(({ name, value }) => `${name}:${value}`)
const TODAY = '2026-03-05'
const read = (text: string, readable = OF_CASES) => {
  const query = understoodQuery(wordConditions('全文', text), readable, TODAY)
  return query && [texts(query.seen), texts(query.rest.slice(query.seen.length))]
}

test.each([
  ['北京 交通事故 2023', ['法院:北京市', '案由:机动车交通事故责任纠纷', '年份:2023'], []],
  ['北京交通事故2023年', ['法院:北京市', '案由:机动车交通事故责任纠纷', '年份:2023'], []],
  ['买卖合同纠纷 吉林', ['案由:买卖合同纠纷', '法院:吉林省'], []],
  ['民间借贷 利息 最高法', ['案由:民间借贷纠纷', '法院:最高人民法院'], ['全文:利息']],
  ['违约金 江苏省', ['法院:江苏省'], ['全文:违约金']],
  ['南京市中级人民法院 违约金', ['法院:南京市中级人民法院'], ['全文:违约金']],
  ['北京市2015年民间借贷纠纷', ['法院:北京市', '年份:2015', '案由:民间借贷纠纷'], []],
  ['南通经济技术开发区法院 违约金', ['法院:南通经济技术开发区人民法院'], ['全文:违约金']],
  ['上海高院 违约金', ['法院:上海市高级人民法院'], ['全文:违约金']],
  ['北京一中院 违约金', ['法院:北京市第一中级人民法院'], ['全文:违约金']],
  ['成都中院 违约金', ['法院:成都市中级人民法院'], ['全文:违约金']],
  ['广州中院 违约金', ['法院:广州市中级人民法院'], ['全文:违约金']],
  ['延边州中院 违约金', ['法院:延边州中级人民法院'], ['全文:违约金']],
  ['2020年广东离婚', ['年份:2020', '法院:广东省', '案由:离婚纠纷'], []],
  ['2019-2021 北京', ['法院:北京市'], ['全文:2019-2021']],
  ['上海海事法院 违约金', ['法院:上海海事法院'], ['全文:违约金']],
  ['裁定书 股权转让', ['文书类型:裁定书', '案由:股权转让纠纷'], []],
  ['刑事 诈骗 2018年', ['案件类型:刑事', '案由:诈骗罪', '年份:2018'], []],
  ['深圳 劳动争议', ['法院:深圳市', '案由:劳动争议'], []],
  ['深圳市 违约金', ['法院:深圳市'], ['全文:违约金']],
  ['成都离婚', ['法院:成都市', '案由:离婚纠纷'], []],
  ['2020年杭州市离婚', ['年份:2020', '法院:杭州市', '案由:离婚纠纷'], []],
  ['去年 深圳 离婚', ['年份:2025', '法院:深圳市', '案由:离婚纠纷'], []],
  ['今年广东离婚', ['年份:2026', '法院:广东省', '案由:离婚纠纷'], []],
  ['盗窃 前年', ['案由:盗窃罪', '年份:2024'], []],
  ['大前年 违约金', ['年份:2023'], ['全文:违约金']],
  ['二〇二〇年 离婚', ['年份:2020', '案由:离婚纠纷'], []],
  ['二零一九 违约金', ['年份:2019'], ['全文:违约金']],
  ['北京二○一八年离婚', ['法院:北京市', '年份:2018', '案由:离婚纠纷'], []],
  [
    '2015年最高人民法院房屋买卖合同违约金',
    ['年份:2015', '法院:最高人民法院', '案由:房屋买卖合同纠纷'],
    ['全文:违约金'],
  ],
  ['最高院民间借贷利息', ['法院:最高人民法院', '案由:民间借贷纠纷'], ['全文:利息']],
  ['江苏高院离婚', ['法院:江苏省高级人民法院', '案由:离婚纠纷'], []],
  ['北京市朝阳区法院离婚抚养费', ['法院:北京市朝阳区人民法院', '案由:离婚纠纷'], ['全文:抚养费']],
  ['2015年北京离婚协议', ['年份:2015', '法院:北京市', '案由:离婚纠纷'], ['全文:协议']],
  ['2020年股权转让违约金', ['年份:2020', '案由:股权转让纠纷'], ['全文:违约金']],
  ['2020年买卖合同', ['年份:2020', '案由:买卖合同纠纷'], []],
  // The second year stays as it was typed.
  ['2023 去年 北京', ['年份:2023', '法院:北京市'], ['全文:去年']],
  ['目前年龄 北京', ['法院:北京市'], ['全文:目前年龄']],
  ['去年底 北京', ['法院:北京市'], ['全文:去年底']],
  // The second place stays a word.
  ['北京 上海 违约金', ['法院:北京市'], ['全文:上海', '全文:违约金']],
])('%s', (text, seen, rest) => {
  expect(read(text)).toEqual([seen, rest])
})

// A cause alone is offered elsewhere.
test.each([
  '违约金',
  '盗窃罪 自首',
  '北京大学',
  '深圳大学',
  '超市',
  // Titles, and words that only begin like a cause.
  '最高人民法院关于审理民间借贷案件适用法律若干问题的规定',
  '2008年劳动合同法',
  '离婚协议',
  '一二三四',
  '12023',
  '1899',
  '',
  '公司不给交社保怎么办',
])('nothing in %s', text => {
  expect(read(text)).toBeUndefined()
})

test('only what the library can filter by is read', () => {
  expect(read('北京 2023 盗窃罪', { place: { name: '地域范围' } })).toEqual([
    ['地域范围:北京市'],
    ['全文:2023', '全文:盗窃罪'],
  ])
})

test('excluded words, words near each other and other conditions stay', () => {
  const conditions: Condition[] = [
    { name: '全文', value: '-北京' },
    { name: '全文', value: '北京 上海', mode: 'sentence' },
    { name: '全文', value: '北京', space: 5 },
    { name: '当事人', value: '北京' },
  ]
  expect(understoodQuery(conditions, OF_CASES, TODAY)).toBeUndefined()
})

test('a place chosen by the reader is not replaced', () => {
  const chosen: Condition = { name: '法院', value: '江苏省', type: 'filter' }
  expect(understoodQuery([chosen, ...wordConditions('全文', '北京')], OF_CASES, TODAY)).toBeUndefined()
})
