import { wordConditions, type Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { decodeUrlQuery } from '@domain/query/codec'
import { pastSearchOf, removeSearch, addSearch, summaryOf, mergedHistory } from '@domain/query/search-history'

const words = (text: string) => wordConditions('全文', text)
const entry = (text: string) => pastSearchOf(words(text), '全文')
const texts = (entries: { text: string }[]) => entries.map(({ text }) => text)

test('given six searches, then the five newest stay, newest first', () => {
  const searches = ['一', '二', '三', '四', '五', '六'].reduce(
    (entries, text) => addSearch(entries, entry(text)),
    [] as ReturnType<typeof entry>[],
  )
  expect(searches).toHaveLength(LIMITS.history.entries)
  expect(texts(searches)).toEqual(['六', '五', '四', '三', '二'])
})

test('given a search made again, then it moves to the top and stands there once', () => {
  const searches = [entry('一'), entry('二')]
  expect(texts(addSearch(searches, entry('二')))).toEqual(['二', '一'])
})

test('given one of a wrapper without conditions, then it is told by its text', () => {
  expect(texts(removeSearch([{ text: '甲' }, { text: '乙' }], { text: '乙' }))).toEqual(['甲'])
})

test('given one of a wrapper is made again, then it stands there once, with its conditions', () => {
  expect(addSearch([{ text: '甲' }], entry('甲'))).toEqual([entry('甲')])
})

test('given the wrapper remembers more, then its searches come after ours, five in all', () => {
  const native = ['乙', '丙', '丁', '戊', '己'].map(text => ({ text }))
  expect(texts(mergedHistory([entry('甲'), { text: '乙' }], native))).toEqual(['甲', '乙', '丙', '丁', '戊'])
})

describe('what a past search is called', () => {
  const court: Condition = { name: '法院', value: '320000', description: '江苏省' }

  test('given words and a filter, then the words lead', () => {
    expect(summaryOf([...words('违约金 过高'), court], '全文')).toEqual({ title: '违约金 过高', note: '江苏省' })
  })

  test('given no words, then the filters are the title', () => {
    expect(summaryOf([court], '全文')).toEqual({ title: '江苏省' })
  })

  test('given a word that must not be there, then that is said', () => {
    expect(summaryOf(words('合同 -和解'), '全文')).toEqual({ title: '合同', note: '全文不包含 和解' })
  })
})

test('given an entry, then its conditions come back as they were', () => {
  expect(decodeUrlQuery(entry('违约金 -和解').query)).toEqual(words('违约金 -和解'))
})
