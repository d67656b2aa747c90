import { isCondition, readCondition } from '@domain/query/condition'
import { supportsExclusion, readExclusion, splitForDimension, splitKeywords } from '@domain/query/keywords'
import { labelOf } from '@domain/query/labels'
import { formatRange, parseRange } from '@domain/format/range'

test('a condition has a name and a value, and what else it has is of its type', () => {
  expect(isCondition({ name: '全文', value: '' })).toBe(true)
  expect(isCondition({ name: '全文', value: '法', level: 2, mode: 'gap', other: [] })).toBe(true)
  for (const no of [
    null,
    undefined,
    1,
    'x',
    [],
    {},
    { name: '全文' },
    { name: ' ', value: '法' },
    { name: 1, value: '法' },
  ]) {
    expect(isCondition(no)).toBe(false)
    expect(readCondition(no)).toBeUndefined()
  }
  expect(isCondition({ name: '全文', value: '法', level: '2' })).toBe(false)
  expect(isCondition({ name: '全文', value: '法', level: NaN })).toBe(false)
})

test('keywords are split at white space of any kind, each once', () => {
  expect(splitKeywords('  违约金　过高\t违约金\n调整\u200B酌减 ')).toEqual(['违约金', '过高', '调整', '酌减'])
  expect(splitKeywords(' 　 ')).toEqual([])
})

test.each([
  ['-物权', '物权', true],
  ['物权-', '物权', true],
  ['-物权-', '物权', true],
  ['-', '-', false],
  ['--', '-', true],
  ['物-权', '物-权', false],
  ['', '', false],
])('%s excludes %s: %s', (text, word, exclude) => {
  expect(readExclusion(text)).toEqual({ word, exclude })
})

test('the dimensions that know exclusion', () => {
  expect(['标题', '全文', '法院观点', '裁判结果', '检察院观点'].every(supportsExclusion)).toBe(true)
  expect(['案号', '当事人', '文号', '__proto__'].some(supportsExclusion)).toBe(false)
})

test('a chip says what its condition does', () => {
  expect(labelOf({ name: '全文', value: '-物权' })).toEqual({ label: '全文不包含', text: '物权' })
  expect(labelOf({ name: '全文', value: '物权', mode: 'article' })).toEqual({ label: '全文同条', text: '物权' })
  expect(labelOf({ name: '全文', value: '甲 乙', mode: 'gap', space: 10 }).label).toBe('全文间隔10字')
  expect(labelOf({ name: '全文', value: '甲 乙', mode: 'sentence' }).label).toBe('全文同句')
  expect(labelOf({ name: '全文', value: '甲 乙', mode: 'paragraph' }).label).toBe('全文同段')
  expect(labelOf({ name: '当事人', value: '甲', litigantLevel: 1 }).label).toBe('攻方当事人')
  expect(labelOf({ name: '当事人', value: '甲', litigantLevel: 2 }).label).toBe('守方当事人')
  expect(labelOf({ name: '当事人', value: '甲', litigantLevel: 7 }).label).toBe('当事人')
  expect(labelOf({ name: '法官', value: '甲', isJudge: true })).toEqual({ label: '审判长', text: '甲' })
  expect(labelOf({ name: '全文', value: '物权', level: 0 })).toEqual({ label: '全文包含', text: '物权' })
  expect(labelOf({ name: '案号', value: '-12' })).toEqual({ label: '案号', text: '-12' })
})

test.each([
  ['2020-01-01TO2021-12-31', { from: '2020-01-01', to: '2021-12-31' }],
  ['100TO500', { from: '100', to: '500' }],
  ['9TO10', { from: '9', to: '10' }],
  ['TO500', { to: '500' }],
  ['100TO', { from: '100' }],
  ['500TO100', { to: '100' }],
  ['2021-12-31TO2020-01-01', { to: '2020-01-01' }],
  ['2020TO2021-05', { from: '2020', to: '2021-05' }],
  ['2021-05TO2021', { from: '2021-05', to: '2021' }],
  ['2021-02TO2021-01-31', { to: '2021-01-31' }],
  ['TO', undefined],
  ['', undefined],
  ['PHOTO', undefined],
  ['100TO2020-01-01', undefined],
  ['1TO2TO3', undefined],
  ['-1TO5', undefined],
])('the range %s', (value, range) => {
  expect(parseRange(value)).toEqual(range)
})

test('a range is written as it is read', () => {
  expect(formatRange('100', '500')).toBe('100TO500')
  expect(formatRange('100')).toBe('100TO')
  expect(formatRange(undefined, '500')).toBe('TO500')
  expect(formatRange('500', '100')).toBe('TO100')
  expect(formatRange('', '')).toBe('')
})

test('an article stays with its law', () => {
  const splitCitations = (text: string) => splitForDimension('引用法条', text)
  expect(splitCitations('民法典 577 公司法　第20条 刑法')).toEqual(['民法典 577', '公司法 第20条', '刑法'])
  expect(splitCitations('577 民法典 577 民法典 577')).toEqual(['577', '民法典 577'])
  expect(splitCitations('民法典 577 578')).toEqual(['民法典 577', '民法典 578'])
  expect(splitCitations('民法典 第577条 第2款 第578条')).toEqual(['民法典 第577条 第2款', '民法典 第578条'])
  const item = '刑法 第二百三十四条 第二款 第（一）项'
  expect(splitCitations(`${item} 第235条`)).toEqual([item, '刑法 第235条'])
  expect(splitCitations('第一中级人民法院')).toEqual(['第一中级人民法院'])
  expect(splitForDimension('全文', '民法典 577')).toEqual(['民法典', '577'])
})
