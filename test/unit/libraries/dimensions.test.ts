/** Section 3 of the specification, word for word: each dimension, and how many conditions it may have. */
import '../../support/without-taro'
import { LIMITS } from '@domain/limits'
import { libraryOf } from '@/libraries'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import type { Dimension } from '@/libraries/library'

const descriptionOf = ({ name, kind, maxCount }: Dimension) => {
  if (kind === 'dateRange') return `${name} (date range)`
  if (kind === 'feeRange') return `${name} (fee range)`
  return kind === 'checkbox' ? `${name} (checkbox, ${maxCount})` : `${name} (${maxCount})`
}

test.each([
  [
    'case',
    '全文 (5), 标题 (3), 案号 (1), 案由 (3), 当事人 (3), 律师 (3), 律所 (3), 法官 (3), 法院 (3), 裁判日期 (date range), 标的额 (fee range), 法院观点 (5), 裁判结果 (5), 引用法条 (3)',
  ],
  [
    'law',
    '标题 (3), 全文 (5), 时效性 (checkbox, 10), 效力级别 (checkbox, 10), 发文机关 (5), 文号 (1), 发文日期 (date range), 施行日期 (date range), 地域范围 (3), 引用法条 (3)',
  ],
  ['judicial', '全文 (5), 标题 (3), 关键词 (3)'],
  ['article', '全文 (5), 标题 (5), 作者 (3), 合作机构 (3), 发布时间 (date range), 引用法条 (3)'],
  ['similarity', '全文 (5), 标题 (3), 案号 (1), 裁判规则提要 (3), 引用法条 (3)'],
  [
    'proDoc',
    '全文 (5), 标题 (5), 案由 (5), 文书编号 (1), 检察院 (5), 检察院层级 (checkbox, 5), 文书类型 (checkbox, 4), 检察院观点 (5)',
  ],
  ['excellentCaseNew', ''],
  ['bidding', ''],
] as Array<[CategoryKey, string]>)('%s: %s', (key, dimensions) => {
  expect(libraryOf(key).dimensions.map(descriptionOf).join(', ')).toBe(dimensions)
})

const keys = Object.keys(CATEGORIES) as CategoryKey[]
const optionsOf = (key: CategoryKey, name: string) =>
  libraryOf(key).dimensions.find(dimension => dimension.name === name)?.options

describe('enumerations', () => {
  test.each([
    ['law', '时效性', ['现行有效', '部分失效', '失效', '已被修改', '尚未生效', '征求意见稿或草案']],
    [
      'law',
      '效力级别',
      '宪法, 法律, 行政法规, 监察法规, 司法解释, 部门规章, 党内法规, 军事法规, 行业规定, 团体规定, 地方性法规, 地方政府规章, 地方规范性文件, 地方司法文件'.split(
        ', ',
      ),
    ],
    ['proDoc', '文书类型', ['起诉书', '不起诉决定书', '刑事抗诉书', '刑事申诉复查决定书']],
  ] as Array<[CategoryKey, string, string[]]>)('%s, %s', (key, name, values) => {
    expect(optionsOf(key, name)).toEqual(values.map(value => ({ value, label: value })))
  })

  test('levels of procuratorates go by number', () => {
    expect(optionsOf('proDoc', '检察院层级')).toEqual([
      { value: '1', label: '最高人民检察院' },
      { value: '2', label: '省级人民检察院' },
      { value: '3', label: '分州市人民检察院' },
      { value: '4', label: '区县人民检察院' },
      { value: '5', label: '专门检察院' },
    ])
  })
})

test('how near words stand: in texts of cases, in articles of laws, among litigants', () => {
  const withModes = keys.flatMap(key =>
    libraryOf(key)
      .dimensions.filter(({ modes }) => modes)
      .map(({ name, modes }) => `${key} ${name} ${modes}`),
  )
  expect(withModes).toEqual([
    'case 全文 caseText',
    'case 当事人 litigant',
    'case 法院观点 caseText',
    'case 裁判结果 caseText',
    'law 全文 lawText',
  ])
})

test('all or any can be chosen wherever several words may stand, and only there', () => {
  for (const key of keys)
    for (const { kind, maxCount, anyOrAll } of libraryOf(key).dimensions)
      expect(anyOrAll).toBe(kind === 'words' && maxCount > 1)
})

test('laws are dated their own way; a judicial keyword must be picked; one judge presides', () => {
  const having = (flag: 'lawDays' | 'pickOnly' | 'presiding') =>
    keys.flatMap(key =>
      libraryOf(key)
        .dimensions.filter(dimension => dimension[flag])
        .map(({ name }) => name),
    )
  expect(having('lawDays')).toEqual(['发文日期', '施行日期'])
  expect(having('pickOnly')).toEqual(['关键词'])
  expect(having('presiding')).toEqual(['法官'])
})

test('keys and names are told apart, and some stand in the form from the start', () => {
  for (const key of keys) {
    const { dimensions } = libraryOf(key)
    expect(new Set(dimensions.map(each => each.key)).size).toBe(dimensions.length)
    expect(new Set(dimensions.map(each => each.name)).size).toBe(dimensions.length)
    expect(dimensions.some(({ initial }) => initial)).toBe(CATEGORIES[key].advanced === true)
  }
})

describe('the home input and the bar', () => {
  test('lists search the full text; on home laws and bidding are typed as titles', () => {
    expect(keys.filter(key => libraryOf(key).typed !== '全文')).toEqual([])
    expect(keys.filter(key => libraryOf(key).typedAtHome === '标题')).toEqual(['law', 'bidding'])
    expect(keys.filter(key => libraryOf(key).typedAtHome === undefined)).toHaveLength(keys.length - 2)
  })

  test('在全文中搜索 is offered for laws, 在标题中搜索 for laws, articles and bidding', () => {
    const offers = keys.flatMap(key => libraryOf(key).offers.map(name => `${key} ${name}`))
    expect(offers).toEqual(['law 全文', 'law 标题', 'article 标题', 'bidding 标题'])
  })

  test('four libraries are not asked for suggestions at home', () => {
    expect(keys.filter(key => !libraryOf(key).suggestsAtHome).sort()).toEqual(
      ['excellentCaseNew', 'similarity', 'proDoc', 'bidding'].sort(),
    )
  })
})

describe('lists', () => {
  test('are sorted by relevance first', () => {
    const sorts = (key: CategoryKey) => libraryOf(key).sorts.map(({ label }) => label)
    expect(sorts('law')).toEqual(['相关性', '发布时间'])
    expect(sorts('case')).toEqual(['相关性', '裁判日期'])
    for (const key of keys) expect(libraryOf(key).sorts[0]).toEqual({ order: 'relevance', label: '相关性' })
  })

  test.each([
    ['law', 'header', ['效力级别', '时效性', '地域范围']],
    ['judicial', 'header', ['关键词', '分册']],
    ['proDoc', 'header', ['文书类型', '地域', '年份']],
    ['proDoc', 'drawer', ['案由', '检察院层级']],
    ['bidding', 'header', ['地域', '年份', '招标单位']],
    ['article', 'header', ['合作机构', '作者', '年份']],
    ['excellentCaseNew', 'header', ['主题', '案由', '地域', '年份']],
  ] as Array<[CategoryKey, string, string[]]>)('%s, %s: %s', (key, place, titles) => {
    const filters = libraryOf(key).filters.filter(filter => filter.place === place)
    expect(filters.map(({ title }) => title)).toEqual(titles)
  })

  test('what guests may not use', () => {
    expect(libraryOf('case').membersOnly).toEqual(['审理程序', '标的额', '刑罚'])
    expect(libraryOf('law').membersOnly).toEqual(['时效性'])
  })

  test('are pages of ten', () => expect(LIMITS.page.list).toBe(10))
})
