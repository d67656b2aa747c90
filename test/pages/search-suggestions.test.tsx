import Taro from '@tarojs/taro'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import { transport } from '@/platform/transport'
import { letPass, until } from '../support/render-block'
import {
  all,
  answerBy,
  box,
  chips,
  click,
  keywords,
  leads,
  lines,
  openInput,
  replyWith,
  standAlone,
  suggesting,
  toasts,
  type,
} from '../support/search-page'

beforeEach(standAlone)

const statusText = () =>
  all('.suggestions [role="status"]')
    .map(one => one.textContent)
    .join()

describe('suggestions', () => {
  const asks: CategoryKey[] = ['case', 'law', 'judicial', 'article']
  test.each(Object.keys(CATEGORIES) as CategoryKey[])(
    'given %s, then it asks or does not, as the spec says',
    async key => {
      const kit = await openInput({ type: key })
      await type(kit, '合同')
      await letPass(LIMITS.delay.suggestInBar + 50)
      expect(keywords()).toEqual(asks.includes(key) ? ['合同'] : [])
    },
  )

  test('given quick typing, then one question goes out after 200 ms, and none for spaces', async () => {
    const kit = await openInput()
    for (const text of ['合', '合同', '合同 ']) await type(kit, text)
    expect(keywords()).toEqual([])
    await until(() => lines().includes('合同纠纷'))
    expect(keywords()).toEqual(['合同'])
    await type(kit, '   ')
    await letPass(LIMITS.delay.suggestInBar + 50)
    expect(keywords()).toEqual(['合同'])
  })

  test('given the box was cleared, then a late answer never shows', async () => {
    let release = () => undefined as void
    answerBy(keyword => new Promise(resolve => (release = () => resolve(suggesting(`${keyword}纠纷`)))))
    const kit = await openInput()
    await type(kit, '合同')
    await until(() => keywords().length === 1)
    await type(kit, '')
    await kit.act(() => release())
    // It would show by then.
    await letPass(20)
    expect(lines()).not.toContain('合同纠纷')
    expect(all('.suggestions')).toHaveLength(0)
  })

  test('given answers in the wrong order, then the last question wins', async () => {
    const waiting = new Map<string, () => void>()
    answerBy(keyword => new Promise(resolve => waiting.set(keyword, () => resolve(suggesting(`${keyword}纠纷`)))))
    const kit = await openInput()
    await type(kit, '合')
    await until(() => waiting.has('合'))
    await type(kit, '合同')
    await until(() => waiting.has('合同'))
    await kit.act(() => waiting.get('合同')!())
    await kit.act(() => waiting.get('合')!())
    await until(() => lines().includes('合同纠纷'))
    expect(lines()).not.toContain('合纠纷')
  })

  test('given a failure, then its reason is told for 2 s', async () => {
    const errMsg = '服务维护中'
    answerBy(async () => replyWith({ status: 1, resultMsg: errMsg }))
    const kit = await openInput()
    await type(kit, '合同')
    await until(() => toasts().length > 0)
    expect(toasts()).toEqual([[fill(copy.toast.suggestFailed, { message: errMsg }), 2000]])
  })

  test('given a service that is down and says why, then its own words are told', async () => {
    const errMsg = '检索服务升级中'
    answerBy(async () => ({ kind: 'reply', status: 503, text: JSON.stringify({ errMsg }) }))
    const kit = await openInput()
    await type(kit, '合同')
    await until(() => toasts().length > 0)
    expect(toasts()).toEqual([[`检索出错：${errMsg}`, 2000]])
  })

  test('given nothing matches, then it says so, and so does a screen reader', async () => {
    answerBy(async () => suggesting())
    const kit = await openInput()
    await type(kit, '合同')
    await until(() => all('.suggestions__empty').length === 1)
    await until(() => statusText() === copy.suggest.empty)
  })

  test('given nothing is suggested, then the first line says what the words find', async () => {
    jest
      .spyOn(transport, 'send')
      .mockImplementation(async ({ url }) =>
        url.includes('suggest')
          ? suggesting()
          : replyWith({ status: 0, succeed: true, result: { judgements: { judgementDtoList: [], totalCount: 562 } } }),
      )
    const kit = await openInput()
    await type(kit, '违约金过高')
    await until(() => leads()[0] === '在全文中搜索“违约金过高”562 条')
    expect(all('.suggestions__empty')).toHaveLength(0)
  })

  test('given one goes on typing, then a screen reader is told of the last answer only', async () => {
    const kit = await openInput()
    const heard = new Set<string>()
    for (const text of ['合', '合同', '合同解', '合同解除']) {
      await type(kit, text)
      await until(() => lines().includes(`${text}纠纷`))
      heard.add(statusText())
    }
    await until(() => statusText() !== '')
    expect([...heard]).toEqual([''])
    expect(statusText()).toBe(fill(copy.suggest.count, { count: 1 }))
  })

  test('given a pick, then it is a chip, the box is empty and the next one is told apart', async () => {
    const kit = await openInput()
    await type(kit, '合同')
    await until(() => lines().includes('合同纠纷'))
    await click(kit, all('.suggestions__group .list-item__tap')[0]!)
    expect(chips()).toEqual(['案由合同纠纷'])
    expect(box().value).toBe('')

    await type(kit, '合同')
    await until(() => lines().includes('合同纠纷'))
    await click(kit, all('.suggestions__group .list-item__tap')[0]!)
    expect(chips()).toEqual(['案由合同纠纷'])
    expect(toasts()).toEqual([[copy.toast.exists, 2000]])
  })

  test.each(['case', 'law', 'judicial', 'article'])(
    'given %s and the name of a law, then the article opens in the law, and no chip is made',
    async key => {
      const name = '《中华人民共和国民法典》第五百七十七条'
      const value = [
        { name, value: name, valueHighLight: [], description: '应当承担', id: 'c1', article: '第五百七十七条' },
      ]
      const groups = [{ pre: '法律法规', directToPageFlag: true, library: 'law', value }]
      answerBy(async () => replyWith({ status: 0, succeed: true, isSuccess: true, result: groups, data: groups }))
      const kit = await openInput({ type: key })
      await type(kit, '民法典 577')
      await until(() => lines().some(line => line?.startsWith(name)))
      await click(kit, all('.suggestions__group .list-item__tap')[0]!)
      const went = () => jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => decodeURIComponent(url))
      await until(() => went().length > 0)
      expect(went()).toEqual([expect.stringMatching(/\/law-detail\/c1\?article=第五百七十七条$/)])
      expect(chips()).toEqual([])
    },
  )
})

test('a kind stands beside the suggestion, a sentence under it', async () => {
  const item = (name: string, description: string) => ({ name, value: name, valueHighLight: [], description })
  const value = [item('江苏省高级人民法院', '江苏省'), item('《甲法》第一条', '为了保护当事人的合法权益，制定本法。')]
  answerBy(async () => replyWith({ isSuccess: true, data: [{ pre: '甲', value, directToPageFlag: false }] }))
  const kit = await openInput({ type: 'law' })
  await type(kit, '甲')
  await until(() => lines().length === 2)
  expect(all('.list-item__detail').map(({ textContent }) => textContent)).toEqual(['江苏省'])
  expect(all('.list-item__under').map(({ textContent }) => textContent)).toEqual([
    '为了保护当事人的合法权益，制定本法。',
  ])
})
