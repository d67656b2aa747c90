import { groupSign } from '@domain/query/condition'
import {
  articleSuggestions,
  suggestionCondition,
  judicialSuggestions,
  suggestionListOf,
  readSuggestions,
} from '@domain/query/suggestions'

const suggestion = (name: string, more: object = {}) => ({
  name,
  value: name,
  valueHighLight: [name],
  description: '',
  ...more,
})
const group = (pre: string, ...names: string[]) => ({
  pre,
  value: names.map(name => suggestion(name)),
  directToPageFlag: false,
})
const values = (groups: ReturnType<typeof readSuggestions>) =>
  groups.map(({ pre, value }) => [pre, ...value.map(one => one.value)])

describe('an answer of unknown shape', () => {
  test.each([undefined, null, 'text', 7, {}, [null], [{ pre: '案由' }], [{ pre: '', value: ['a'] }]])(
    'given %j, then there is nothing to suggest',
    answer => expect(readSuggestions(answer)).toEqual([]),
  )

  test('given bare strings, then each is a suggestion of its own name', () => {
    expect(readSuggestions([{ pre: '案由', value: ['合同纠纷', '', 5] }])).toEqual([
      {
        pre: '案由',
        value: [{ name: '合同纠纷', value: '合同纠纷', valueHighLight: [], description: '' }],
        directToPageFlag: false,
      },
    ])
  })

  test('given the same suggestion twice, then it comes once', () => {
    expect(values(readSuggestions([group('案由', '合同纠纷', '合同纠纷')]))).toEqual([['案由', '合同纠纷']])
  })

  test.each(['law', 'fiscalQa', 'stars', 5])(
    'given documents of %j, then they are of a library that there is',
    library => {
      const [firstGroup] = readSuggestions([{ ...group('标题', '税率'), library }])
      expect(firstGroup?.library).toBe(library === 'law' || library === 'fiscalQa' ? library : undefined)
    },
  )

  test('given two documents of one title, then both come', () => {
    const both = [suggestion('违约金', { id: '1' }), suggestion('违约金', { id: '2' })]
    expect(readSuggestions([{ pre: '标题', value: both, directToPageFlag: true }])[0]?.value).toHaveLength(2)
  })
})

describe('judicial viewpoints', () => {
  test('given a full-width bracket, then the suggestion ends before it', () => {
    const groups = judicialSuggestions([group('关键词', '违约金（调整）的认定', '违约金（酌减）', '违约(金)')])
    expect(values(groups)).toEqual([['关键词', '违约金', '违约(金)']])
  })

  test('given one that begins with a bracket, then it stays whole', () => {
    expect(values(judicialSuggestions([group('关键词', '（旧）违约金')]))).toEqual([['关键词', '（旧）违约金']])
  })
})

describe('articles', () => {
  test('given groups of 合作机构, then they are left out', () => {
    expect(values(articleSuggestions([group('合作机构', '甲'), group('作者', '甲某')]))).toEqual([['作者', '甲某']])
  })

  test('given a first value of 5 characters, then all groups stay', () => {
    expect(articleSuggestions([group('标题', '一二三四五'), group('作者', '甲某')])).toHaveLength(2)
  })

  test('given a first value longer than 5, then it is cut to 10 and its group stands alone', () => {
    const groups = articleSuggestions([group('标题', '一二三四五六七八九十终', '其他'), group('作者', '甲某')])
    expect(values(groups)).toEqual([['标题', '一二三四五六七八九十', '其他']])
  })
})

describe('a panel', () => {
  test('given a match, then it is marked and the description stands beside it', () => {
    const marked = suggestion('上海海事法院', { valueHighLight: ['上海<em>海事</em>法院'], description: '专门法院' })
    expect(suggestionListOf([{ pre: '法院', value: [marked], directToPageFlag: false }])).toEqual([
      {
        title: '法院',
        items: [
          {
            key: '上海海事法院',
            title: [
              { kind: 'text', text: '上海' },
              { kind: 'hit', text: '海事' },
              { kind: 'text', text: '法院' },
            ],
            note: '专门法院',
          },
        ],
      },
    ])
  })

  test('given a cut name, then its mark is cut with it', () => {
    const marked = suggestion('违约金（调整）', { valueHighLight: ['<em>违约</em>金（调整）'] })
    const [first] = suggestionListOf(judicialSuggestions([{ pre: '关键词', value: [marked] }]))
    expect(first?.items[0]?.title).toEqual([
      { kind: 'hit', text: '违约' },
      { kind: 'text', text: '金' },
    ])
  })

  test('given markup that is none of ours, then it is text', () => {
    const evil = '<img src=x onerror=alert(1)>'
    const [first] = suggestionListOf(readSuggestions([group('案由', evil)]))
    expect(first?.items[0]?.title).toEqual([{ kind: 'text', text: evil }])
  })

  test('given an article by its number, then it is exactly what was typed', () => {
    const [first] = suggestionListOf(
      readSuggestions([
        { pre: '法律法规', value: [suggestion('甲法第一条', { article: '第一条' }), suggestion('甲法')] },
      ]),
    )
    expect(first?.items.map(({ isExact }) => isExact)).toEqual([true, undefined])
  })

  test('given a mark of another text, then the name stands unmarked', () => {
    const [first] = suggestionListOf(
      readSuggestions([{ pre: '案由', value: [suggestion('甲', { valueHighLight: ['乙'] })] }]),
    )
    expect(first?.items[0]?.title).toEqual([{ kind: 'text', text: '甲' }])
  })
})

describe('a pick', () => {
  const courts = group('法院', '江苏省高级人民法院')

  test('given a value without a level, then it is a condition of level 1', () => {
    expect(suggestionCondition(courts, suggestion('江苏省高级人民法院'))).toEqual({
      name: '法院',
      value: '江苏省高级人民法院',
      level: 1,
      selectSign: groupSign('法院', '江苏省高级人民法院'),
    })
  })

  test('given another name than value, then the chip shows the name', () => {
    const picked = suggestionCondition(courts, suggestion('江苏省', { value: '320000', level: 2 }))
    expect(picked).toMatchObject({ value: '320000', level: 2, description: '江苏省' })
  })
})

describe('laws among the suggestions of another library', () => {
  const title = '《最高人民法院关于适用〈中华人民共和国公司法〉若干问题的规定（三）》第十条'
  const law = suggestion(title, { id: 'i3', article: '第十条' })
  const laws = { pre: '法律法规', directToPageFlag: true, library: 'law', value: [law] }

  test('keep where they lead', () => {
    expect(readSuggestions([laws])).toEqual([laws])
    expect(readSuggestions([{ ...laws, library: 'toString' }])[0]).not.toHaveProperty('library')
  })

  test('are never cut, and do not count as the first group of the articles', () => {
    expect(values(judicialSuggestions([laws]))).toEqual([['法律法规', title]])
    expect(values(articleSuggestions([laws, group('标题', '短'), group('作者', '甲某')]))).toEqual([
      ['法律法规', title],
      ['标题', '短'],
      ['作者', '甲某'],
    ])
    expect(values(articleSuggestions([laws, group('标题', '一二三四五六七八九十终'), group('作者', '甲某')]))).toEqual([
      ['法律法规', title],
      ['标题', '一二三四五六七八九十'],
    ])
  })
})
