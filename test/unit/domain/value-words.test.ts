import { type Condition } from '@domain/query/condition'
import { labelOf, displayLabel } from '@domain/query/labels'
import { decodeApiConditions, encodeApiQuery } from '@domain/query/codec'
import { chipsOf } from '@domain/query/search-box'
import { summaryOf } from '@domain/query/search-history'

const chipText = (condition: Condition) => chipsOf([condition]).map(({ name, value }) => `${name} ${value}`)[0]

test.each([
  [{ name: '标的额', value: '100TO500' }, '标的额 100万元至500万元'],
  [{ name: '标的额', value: '100TO' }, '标的额 100万元以上'],
  [{ name: '标的额', value: 'TO500' }, '标的额 500万元以下'],
  [{ name: '标的额', value: '500TO100' }, '标的额 100万元以下'],
  [{ name: '标的额', value: '', start: '100', end: '500' }, '标的额 100万元至500万元'],
  [{ name: '裁判日期', value: '2020-01-01TO2021-12-31' }, '裁判日期 2020-01-01至2021-12-31'],
  [{ name: '裁判日期', value: '2020-01-01TO' }, '裁判日期 2020-01-01至今'],
  [{ name: '裁判日期', value: '', end: '2021-12-31' }, '裁判日期 截至2021-12-31'],
  [{ name: '发文日期', value: '2020-01-01TO' }, '发文日期 2020年01月01日至今'],
  [{ name: '有效时点', value: '2020-01-01' }, '有效时点 2020年01月01日'],
  [{ name: '年份', value: '2023' }, '年份 2023年'],
  [{ name: '案由', value: '合同纠纷/买卖合同纠纷', level: 2 }, '案由 合同纠纷 / 买卖合同纠纷'],
  [{ name: '全文', value: '甲/乙' }, '全文 甲/乙'],
  [{ name: '全文', value: '2023' }, '全文 2023'],
  [{ name: '案号', value: '100TO500' }, '案号 100TO500'],
  [{ name: '标的额', value: '不详' }, '标的额 不详'],
])('%j is shown as %s', (condition, words) => {
  expect(chipText(condition)).toBe(words)
})

test('words that came along are shown as they came, empty ones are none', () => {
  const condition = { name: '标的额', value: '100TO500', description: '一百万到五百万', nameDescription: '金额' }
  expect(displayLabel(condition)).toEqual({ label: '金额', text: '一百万到五百万' })
  expect(displayLabel({ ...condition, description: '', nameDescription: '' })).toEqual({
    label: '标的额',
    text: '100万元至500万元',
  })
})

test('a past search is called by what its ranges say', () => {
  const range = { name: '标的额', value: '100TO' }
  expect(summaryOf([{ name: '全文', value: '违约金' }, range], '全文')).toEqual({
    title: '违约金',
    note: '100万元以上',
  })
})

describe('what a service was asked, read back', () => {
  const conditions: Condition[] = [
    { name: '全文', value: '违约金 过高', mode: 'gap', space: 10 },
    { name: '全文', value: '定金 押金', mode: 'sentence', any: true },
    { name: '全文', value: '条款', mode: 'article' },
    { name: '全文', value: '-和解' },
    { name: '当事人', value: '某公司', litigantLevel: 2 },
    { name: '法官', value: '沈衡', isJudge: true },
    { name: '案由', value: '合同纠纷/买卖合同纠纷', level: 2 },
    { name: '标的额', value: '100TO500' },
  ]

  test('asks the same again', () => {
    expect(decodeApiConditions(encodeApiQuery(conditions))).toEqual(conditions)
  })

  test('says the same', () => {
    expect(decodeApiConditions(encodeApiQuery(conditions)).map(labelOf)).toEqual([
      { label: '全文间隔10字', text: '违约金 过高' },
      { label: '全文同句', text: '定金 押金' },
      { label: '全文同条', text: '条款' },
      { label: '全文不包含', text: '和解' },
      { label: '守方当事人', text: '某公司' },
      { label: '审判长', text: '沈衡' },
      { label: '案由', text: '合同纠纷 / 买卖合同纠纷' },
      { label: '标的额', text: '100万元至500万元' },
    ])
  })
})
