import Taro from '@tarojs/taro'
import { copy, fill } from '@/copy'
import { searchInputCopy } from '@/copy/search-input'
import { LIMITS } from '@domain/limits'
import { CATEGORIES } from '@/libraries/categories'
import { bridge } from '@/platform/bridge'
import { settings } from '@/platform/settings'
import { storage } from '@/platform/storage'
import { one, until } from '../support/render-block'
import {
  all,
  box,
  chips,
  click,
  destination,
  lead,
  leads,
  lines,
  byLabel,
  openInput,
  press,
  secondFrame,
  standAlone,
  toasts,
  type,
} from '../support/search-page'

beforeEach(standAlone)

describe('which library is searched', () => {
  test.each(Object.values(CATEGORIES).map(({ key, placeholder }) => [key, placeholder]))(
    'given type %s, then the box asks for %s',
    async (key, placeholder) => {
      await openInput({ type: key })
      expect(box().placeholder).toBe(placeholder)
      expect(box().maxLength).toBe(LIMITS.input.box)
    },
  )

  test.each([undefined, 'nonsense', 'constructor', ''])('given type %j, then it is the cases', async key => {
    await openInput(key === undefined ? {} : { type: key })
    expect(box().placeholder).toBe(CATEGORIES.case.placeholder)
  })
})

test.each(Object.entries(searchInputCopy.begin.ruleExamples))(
  'the search syntax of %s has examples of that library',
  async (key, examples) => {
    await openInput({ type: key })
    expect(all('.beginning__example').map(({ textContent }) => textContent)).toEqual(examples)
  },
)

test.each([
  ['enough documents', [], 1],
  ['few documents', ['case-examples'], 0],
])('given a library with %s, without %j, then %i groups of examples are shown', async (_, notOffered, groups) => {
  settings.notOffered = notOffered
  await openInput({ type: 'case' })
  expect(all(`[aria-label="${searchInputCopy.begin.examples}"]`)).toHaveLength(groups)
  settings.notOffered = []
})

describe('Enter', () => {
  test('given neither words nor chips, then it says what is missing and stays', async () => {
    const kit = await openInput()
    await type(kit, '  ')
    await press(kit, 'Enter')
    expect(toasts()).toEqual([[copy.toast.empty, 2000]])
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })

  test('given words and chips, then the list is asked for both, and the search is remembered', async () => {
    const query = JSON.stringify([{ name: '法院', value: '江苏省' }])
    const kit = await openInput({ type: 'case', query: encodeURIComponent(query) })
    await type(kit, '违约金 过高 违约金 -和解')
    await press(kit, 'Enter')
    expect(destination()).toEqual(['/case-list', '法院:江苏省', '全文:违约金', '全文:过高', '全文:-和解'])
    expect(storage.read('search-history:case')).toContain('违约金 过高')
    expect(chips()).toContain('全文不包含和解')
  })

  test.each([
    ['law', '/law-list', '标题:违约金'],
    ['bidding', '/bidding-list', '标题:违约金'],
    ['judicial', '/judicial-list', '全文:违约金'],
    ['excellentCaseNew', '/excellent-case-new-list', '全文:违约金'],
  ])('given %s, then its list is %s and the word is %s', async (key, list, condition) => {
    const kit = await openInput({ type: key })
    await type(kit, '违约金')
    await press(kit, 'Enter')
    expect(destination()).toEqual([list, condition])
  })

  test('given more than 5,000 encoded characters, then it says so for 5 s and loses nothing', async () => {
    const query = JSON.stringify(
      Array.from({ length: 60 }, (_, at) => ({ name: '全文', value: `违约金${at}`.repeat(3) })),
    )
    const kit = await openInput({ query: encodeURIComponent(query) })
    await type(kit, '过高')
    await press(kit, 'Enter')
    expect(toasts()).toEqual([[copy.toast.tooMany, 5000]])
    expect(box().value).toBe('过高')
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })
})

describe('chips', () => {
  const together = [
    { name: '当事人', value: '甲', selectSign: 's' },
    { name: '当事人', value: '乙', selectSign: 's' },
    { name: '法院', value: '江苏省' },
  ]
  const open = () => openInput({ query: encodeURIComponent(JSON.stringify(together)) })

  test('given one is removed, then those made with it go too', async () => {
    const kit = await open()
    await click(kit, byLabel(`${copy.ui.removeCondition} 当事人 甲`))
    expect(chips()).toEqual(['法院江苏省'])
  })

  test('given Backspace in the empty box, then the last one goes; in a filled box none', async () => {
    const kit = await open()
    await type(kit, '甲')
    await press(kit, 'Backspace')
    expect(chips()).toHaveLength(3)
    await type(kit, '')
    await press(kit, 'Backspace')
    expect(chips()).toEqual(['当事人甲', '当事人乙'])
    await press(kit, 'Backspace')
    await press(kit, 'Backspace')
    expect(chips()).toEqual([])
  })

  test.each(['{', '"text"', '{"a":1}', '[1,null,{"name":""}]'])('given query %s, then there are none', async query => {
    await openInput({ query: encodeURIComponent(query) })
    expect(chips()).toEqual([])
  })

  test('given markup in a value, then it is text', async () => {
    const value = '<img src=x onerror=alert(1)>'
    await openInput({ query: encodeURIComponent(JSON.stringify([{ name: '全文', value }])) })
    expect(chips()).toEqual([`全文${value}`])
    expect(all('img')).toHaveLength(0)
  })
})

describe('the way to the advanced search', () => {
  test('given words in the box, then it is hidden', async () => {
    const kit = await openInput()
    expect(lines()).toContain(copy.searchBar.advanced)
    await type(kit, '合')
    expect(lines()).not.toContain(copy.searchBar.advanced)
  })

  test.each(['excellentCaseNew', 'bidding'])('given %s, then there is none', async key => {
    await openInput({ type: key })
    expect(lines()).not.toContain(copy.searchBar.advanced)
  })

  test('given chips, then they go along', async () => {
    const kit = await openInput({ type: 'law', query: encodeURIComponent('[{"name":"标题","value":"合同"}]') })
    await click(kit, all('.search-input__advanced .list-item__tap')[0]!)
    expect(destination()).toEqual(['/advanced', '标题:合同'])
  })
})

describe('the history', () => {
  const keep = (...texts: string[]) =>
    storage.write('search-history:case', JSON.stringify({ v: 1, d: texts.map(text => ({ text })) }))
  const stored = () => (JSON.parse(storage.read('search-history:case') ?? '{"d":[]}') as { d: { text: string }[] }).d

  test('given a pick, then it moves to the top and its search is made', async () => {
    keep('甲', '乙 丙')
    const kit = await openInput()
    await click(kit, all('.search-history .list-item__tap')[1]!)
    expect(destination()).toEqual(['/case-list', '全文:乙', '全文:丙'])
    expect(stored()[0]?.text).toBe('乙 丙')
  })

  test('given one is removed, then the others stay', async () => {
    keep('甲', '乙')
    const kit = await openInput()
    await click(kit, byLabel(fill(copy.history.remove, { title: '甲' })))
    expect(stored().map(({ text }) => text)).toEqual(['乙'])
    expect(toasts()).toEqual([[copy.history.removed, LIMITS.toast.undo]])
  })

  test('given the last one is removed, then the list takes the focus', async () => {
    keep('甲', '乙')
    const kit = await openInput()
    await secondFrame()
    const last = byLabel(fill(copy.history.remove, { title: '乙' }))!
    last.focus()
    await click(kit, last)
    expect(document.activeElement).toBe(one('.search-history'))
  })

  test('given all are to be cleared, then a second tap does it', async () => {
    keep('甲', '乙')
    const kit = await openInput()
    await secondFrame()
    const clear = () => all('.clearable-heading__key').find(each => each.textContent === copy.history.clear)!
    expect(one('.clearable-heading [role="status"]').textContent).toBe(copy.history.title)
    clear().focus()
    await click(kit, clear())
    expect(stored()).toHaveLength(2)
    expect(one('.clearable-heading [role="status"]').textContent).toBe(copy.history.clearConfirm)
    expect(document.activeElement?.textContent).toBe(copy.history.keep)
    await click(kit, clear())
    expect(stored()).toEqual([])
    expect(all('.search-history')).toHaveLength(0)
  })

  test('given words in the box, then it makes room for suggestions', async () => {
    keep('甲')
    const kit = await openInput()
    await type(kit, '合')
    expect(all('.search-history')).toHaveLength(0)
  })

  test('given another library, then its history is its own', async () => {
    keep('甲')
    await openInput({ type: 'law' })
    expect(all('.search-history')).toHaveLength(0)
  })
})

test('a past search of the wrapper shows the title that the wrapper gave it, and asks its conditions', async () => {
  const query = JSON.stringify([{ name: '法院', value: '江苏省' }])
  jest.spyOn(bridge, 'available').mockReturnValue(true)
  jest.spyOn(bridge, 'getBigDataSearchHistory').mockResolvedValue([{ text: '江苏的违约金案件', query }])
  const kit = await openInput({ type: 'case' })
  await until(() => lines().length > 1)
  const shown = all('.search-history .list-item__tap')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['江苏的违约金案件'])
  await click(kit, shown[0])
  expect(destination()).toEqual(['/case-list', '法院:江苏省'])
})

describe('a way on', () => {
  test('given chips and no words, then a key stands there that searches', async () => {
    const kit = await openInput({ query: encodeURIComponent(JSON.stringify([{ name: '法院', value: '江苏省' }])) })
    await click(kit, all('.search-input__go .button')[0])
    expect(destination()).toEqual(['/case-list', '法院:江苏省'])
  })

  test.each([
    ['case', ['全文']],
    ['law', ['标题', '全文']],
    ['similarity', ['全文']],
    ['bidding', ['标题', '全文']],
  ])('given %s and words, then the first line is what Enter does', async (key, dimensions) => {
    const kit = await openInput({ type: key })
    await type(kit, '违约金')
    expect(leads()).toEqual(dimensions.map(dimension => fill(copy.searchBar.searchIn, { dimension, text: '违约金' })))
    const last = dimensions[dimensions.length - 1] ?? ''
    await click(kit, lead(leads().slice(-1)[0] ?? ''))
    expect(destination().slice(1)).toEqual([`${last}:违约金`])
  })
})

describe('the first visit', () => {
  test('given nothing was searched yet, then it says how, and an example is a search', async () => {
    const kit = await openInput()
    expect(all('.beginning__sign').map(({ textContent }) => textContent)).toEqual(['空格', '-词'])
    await click(kit, all('.beginning .list-item__tap')[1])
    expect(destination()).toEqual(['/case-list', '全文:民间借贷', '全文:-和解'])
  })

  test('given a search was made, then the history stands there instead', async () => {
    storage.write('search-history:case', JSON.stringify({ v: 1, d: [{ text: '股权代持' }] }))
    await openInput()
    expect(all('.beginning')).toHaveLength(0)
  })
})
