import Taro from '@tarojs/taro'
import { advancedCopy } from '@/copy/advanced'
import { encodeUrlQuery } from '@domain/query/codec'
import { host } from '@/platform/host'
import { searchHistory } from '@/platform/storage/keys'
import { useSession } from '@/stores/session'
import { all, click, byLabel, one } from '../../support/render-block'
import { button, chips, enter, form, line, opened, search, searched, starting, toasts, type } from './support'

const { advanced } = advancedCopy

describe('a search', () => {
  test('without anything is told for 2 s', async () => {
    await form()
    await search()
    expect(toasts()).toEqual([['您未输入任何关键词', 2000]])
    expect(opened).not.toHaveBeenCalled()
  })

  test('takes what still stands in the boxes, opens the list and is remembered', async () => {
    await form()
    await type('全文', '违约金')
    await search()
    expect(searched()).toMatchObject({ path: '/case-list', conditions: [{ name: '全文', value: '违约金' }] })
    expect(searchHistory('case').get()).toMatchObject([{ text: '违约金' }])
  })

  test('of more than 5,000 encoded characters is told for 5 s', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ name: '全文', value: `很长的一个词${at}` }))
    await form({ query: encodeUrlQuery(many) })
    await search()
    expect(toasts()).toEqual([['抱歉，您选择的筛选条件过多', 5000]])
    expect(opened).not.toHaveBeenCalled()
  })

  test('with more words in a gap than can be told is told for 5 s', async () => {
    const value = Array.from({ length: 21 }, (_, at) => `词${at}`).join(' ')
    await form({ query: encodeUrlQuery([{ name: '全文', value, mode: 'gap', space: 9 }]) })
    await search()
    expect(toasts()).toEqual([['同一间隔条件最多20个词，请删减后重试', 5000]])
    expect(opened).not.toHaveBeenCalled()
  })

  test('from a list takes the place of the form', async () => {
    const replaced = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' })
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: 'pages/list/case' }, { route: 'x' }] as never)
    await form({ query: encodeUrlQuery([{ name: '全文', value: '甲' }]) })
    await search()
    expect(replaced).toHaveBeenCalledTimes(1)
    expect(opened).not.toHaveBeenCalled()
  })

  test('what the form does not know stands apart as text, goes along, and can be removed', async () => {
    const others = [
      { name: '年份', value: '2021' },
      { name: '<img src=x onerror=alert(1)>', value: '<b>1</b>' },
    ]
    await form({ query: encodeUrlQuery(others) })
    expect(one('.advanced__others').textContent).toContain('<b>1</b>')
    expect(document.querySelector('img, b')).toBeNull()
    await click(byLabel(`${advancedCopy.ui.removeCondition} 年份 2021年`))
    await search()
    expect(searched().conditions).toEqual(others.slice(1))
  })

  test.each(['{', '"x"', '{"name":"全文"}', '[1,null,{"value":"x"}]'])(
    'a broken query %s is an empty form',
    async query => {
      await form({ query })
      expect(all('.chip')).toHaveLength(0)
    },
  )
})

describe('a draft', () => {
  const second = () =>
    all('.taro_page, .page').at(-1)?.querySelector('.dimension[aria-label="全文"] .chip')?.textContent

  test('left without a search is there again', async () => {
    await form()
    await enter('全文', '甲')
    await form()
    expect(second()).toBe('甲')
  })

  test('gives way to another query', async () => {
    await form()
    await enter('全文', '甲')
    await form({ query: encodeUrlQuery([{ name: '全文', value: '乙' }]) })
    expect(second()).toBe('乙')
  })

  test('is no more once it was searched', async () => {
    await form()
    await enter('全文', '甲')
    await search()
    await form()
    expect(second()).toBeUndefined()
  })

  test('is no more after a reset, although the form was left and opened again before', async () => {
    await form()
    await enter('全文', '甲')
    await form()
    await click(
      all('[role="button"]')
        .filter(({ textContent }) => textContent === advancedCopy.action.reset)
        .at(-1)!,
    )
    await form()
    expect(second()).toBeUndefined()
  })
})

describe('a guest', () => {
  beforeEach(() => useSession.getState().signOut())
  const isLoginPromptOpen = () => useSession.getState().isLoginPopupOpen

  test.each(['browser', 'wechat', 'weapp'] as const)(
    'of a %s is asked to log in, and nothing typed is lost',
    async where => {
      jest.spyOn(host, 'current').mockReturnValue(where)
      await form()
      await type('全文', '违约金')
      await search()
      expect(isLoginPromptOpen()).toBe(true)
      expect(opened).not.toHaveBeenCalled()
      expect(chips('全文')).toEqual(['违约金'])
    },
  )

  test.each([
    ['a reset', () => click(button(advancedCopy.action.reset))],
    ['a mode', () => click(starting(`全文 ${advanced.modes.title}`))],
    ['a suggestion', () => click(starting('案由'))],
    ['a dimension', () => click(line(advanced.add))],
    ['a day', () => click(one('.dimension__gate'))],
  ])('is asked for %s', async (_, does) => {
    await form({ query: encodeUrlQuery([{ name: '全文', value: '甲' }]) })
    await does()
    expect(isLoginPromptOpen()).toBe(true)
    expect(chips('全文')).toEqual(['甲'])
    expect(all('.sheet__title, .suggest-screen')).toHaveLength(0)
  })

  test('is asked for a checkbox', async () => {
    await form({ type: 'law' })
    await click(starting('时效性'))
    expect(isLoginPromptOpen()).toBe(true)
  })
})
