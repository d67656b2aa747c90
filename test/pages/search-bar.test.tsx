import Taro from '@tarojs/taro'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import { host } from '@/platform/host'
import { closeTopLayer } from '@/platform/layers'
import { storage } from '@/platform/storage'
import { useSession } from '@/stores/session'
import { changes, lastChange, openBar } from '../support/search-bar'
import { letPass, until } from '../support/render-block'
import {
  type Kit,
  all,
  answerBy,
  box,
  chips,
  click,
  destination,
  lead,
  leads,
  lines,
  byLabel,
  press,
  replyWith,
  standAlone,
  toasts,
  type,
} from '../support/search-page'

beforeEach(() => {
  standAlone()
  useSession.getState().closeLogin()
})

const court = { name: '法院', value: '江苏省', level: 1, selectSign: '法院=江苏省' }
const layers = () => all('.search-layer').length
const well = () => all('.search-bar__open')[0]
async function openTyping(kit: Kit, text?: string) {
  await click(kit, well())
  if (text !== undefined) await type(kit, text)
}

describe('the bar at rest', () => {
  test('given conditions, then they are chips with a way out; one goes with its group', async () => {
    const kit = await openBar('case', [
      { name: '全文', value: '违约金', selectSign: 's' },
      { name: '全文', value: '-和解', selectSign: 's' },
      court,
    ])
    expect(chips()).toEqual(['全文违约金', '全文不包含和解', '法院江苏省'])
    expect(all('.chip--excluding').map(chip => chip.textContent)).toEqual(['全文不包含和解'])
    await click(kit, byLabel(`${copy.ui.removeCondition} 全文 违约金`))
    expect(lastChange()).toEqual(['法院:江苏省'])
    expect(layers()).toBe(0)
  })

  test.each(Object.keys(CATEGORIES) as CategoryKey[])('given %s, then 高级检索 stands there or not', async key => {
    await openBar(key)
    const without: CategoryKey[] = ['excellentCaseNew', 'bidding']
    expect(all('.search-bar__advanced')).toHaveLength(without.includes(key) ? 0 : 1)
  })

  test('given 高级检索 is tapped, then the conditions go along', async () => {
    const kit = await openBar('law', [court])
    await click(kit, all('.search-bar__advanced')[0])
    expect(destination()).toEqual(['/advanced', '法院:江苏省'])
  })

  test.each([
    ['browser', 0],
    ['wechat', 0],
    ['app', 1],
  ] as const)('given the host %s, then there are %i back keys', async (current, count) => {
    jest.spyOn(host, 'current').mockReturnValue(current)
    await openBar('case')
    expect(all(`.search-bar [aria-label="${copy.action.back}"]`)).toHaveLength(count)
  })
})

describe('opened', () => {
  test('given a tap, then the box has the focus and the history stands under it', async () => {
    storage.write('search-history:case', JSON.stringify({ v: 1, d: [{ text: '股权代持' }] }))
    const kit = await openBar('case')
    await openTyping(kit)
    await until(() => document.activeElement === box())
    expect(lines()).toEqual(['股权代持'])
    await click(kit, all('.search-history .list-item__tap')[0])
    expect(lastChange()).toEqual(['全文:股权代持'])
    expect(layers()).toBe(0)
  })

  test.each([
    ['取消', (kit: Kit) => click(kit, all('.search-field__cancel')[0])],
    ['a tap on the mask', (kit: Kit) => click(kit, all('.search-layer__mask')[0])],
    ['the phone’s back', (kit: Kit) => kit.act(() => expect(closeTopLayer()).toBe(true))],
  ])('given %s, then it closes and nothing has changed', async (_, close) => {
    const kit = await openBar('case', [court])
    await openTyping(kit, '违约金')
    await close(kit)
    expect(layers()).toBe(0)
    expect(changes).toEqual([])
    expect(closeTopLayer()).toBe(false)
  })

  test('given the focus is lost, then it closes after 200 ms, and what was typed waits', async () => {
    const kit = await openBar('bidding')
    await openTyping(kit, '违约金')
    // The box takes the focus again, should the first drawing have taken it away.
    await letPass(50)
    await kit.act(() => box().blur())
    await letPass(LIMITS.delay.blur - 100)
    expect(layers()).toBe(1)
    await until(() => layers() === 0)
    await openTyping(kit)
    expect(box().value).toBe('违约金')
  })

  test('given the focus comes back in time, then it stays open', async () => {
    const kit = await openBar('bidding')
    await openTyping(kit)
    await kit.act(() => box().blur())
    await kit.act(() => box().focus())
    await letPass(LIMITS.delay.blur + 50)
    expect(layers()).toBe(1)
  })

  test('given Backspace in the empty box, then the last chip goes and it stays open', async () => {
    const kit = await openBar('case', [court, { name: '案由', value: '合同纠纷' }])
    await openTyping(kit)
    await press(kit, 'Backspace')
    expect(lastChange()).toEqual(['法院:江苏省'])
    expect(layers()).toBe(1)
  })
})

describe('Enter', () => {
  test('given words, then they are chips, the search is kept and the bar closes', async () => {
    const kit = await openBar('case', [court])
    await openTyping(kit, ' 违约金 过高 违约金')
    await press(kit, 'Enter')
    expect(lastChange()).toEqual(['法院:江苏省', '全文:违约金', '全文:过高'])
    expect(storage.read('search-history:case')).toContain('违约金 过高')
    expect(layers()).toBe(0)
  })

  test('given nothing, then it says what is missing for 2 s', async () => {
    const kit = await openBar('case', [court])
    await openTyping(kit, ' ')
    await press(kit, 'Enter')
    expect(toasts()).toEqual([[copy.toast.empty, 2000]])
    expect(changes).toEqual([])
  })

  test('given what is there already, then it says so for 2 s and the words stay', async () => {
    const kit = await openBar('case', [{ name: '全文', value: '违约金' }])
    await openTyping(kit, '违约金')
    await press(kit, 'Enter')
    expect(toasts()).toEqual([[copy.toast.exists, 2000]])
    expect(box().value).toBe('违约金')
    expect(changes).toEqual([])
  })
})

test('given the list refuses more conditions, then what was typed stays, and the history has nothing of it', async () => {
  const kit = await openBar('case', [court], { refuses: true })
  await openTyping(kit, '违约金')
  await press(kit, 'Enter')
  expect(changes).toHaveLength(1)
  expect(layers()).toBe(1)
  expect(box().value).toBe('违约金')
  expect(storage.read('search-history:case') ?? '').not.toContain('违约金')
})

test.each(['case', 'law', 'bidding', 'article'] as const)('given %s, then Enter searches the full text', async key => {
  const kit = await openBar(key)
  await openTyping(kit, '违约金')
  await press(kit, 'Enter')
  expect(lastChange()).toEqual(['全文:违约金'])
})

describe('suggestions', () => {
  test.each([
    ['case', '全文', ['全文']],
    ['law', '全文', ['全文', '标题']],
    ['law', '标题', ['全文', '标题']],
    ['article', '标题', ['全文', '标题']],
    ['bidding', '标题', ['全文', '标题']],
  ] as const)('given %s, then the words themselves come first, also in %s', async (key, dimension, all) => {
    const kit = await openBar(key)
    await openTyping(kit, '合同')
    const offer = (name: string) => fill(copy.searchBar.searchIn, { dimension: name, text: '合同' })
    expect(leads()).toEqual(all.map(offer))
    await click(kit, lead(offer(dimension)))
    expect(lastChange()).toEqual([`${dimension}:合同`])
  })

  test('given a pick, then it is a chip, and the box is empty at the next tap', async () => {
    const kit = await openBar('case')
    await openTyping(kit, '合同')
    await until(() => lines().includes('合同纠纷'))
    await click(kit, all('.suggestions__group .list-item__tap')[0])
    expect(chips()).toEqual(['案由合同纠纷'])
    expect(layers()).toBe(0)
    await openTyping(kit)
    expect(box().value).toBe('')
  })

  test('given a group that leads to its documents, then a pick opens the document', async () => {
    const value = [{ name: '民法典', value: '民法典', valueHighLight: [], description: '', id: '7' }]
    answerBy(async () => replyWith({ isSuccess: true, data: [{ pre: '标题', value, directToPageFlag: true }] }))
    const kit = await openBar('law', [court])
    await openTyping(kit, '民法')
    await until(() => lines().includes('民法典'))
    await click(kit, all('.suggestions__group .list-item__tap')[0])
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(destination()).toEqual(['/law-detail/7', '法院:江苏省'])
    expect(changes).toEqual([])
  })
})

describe('a visitor without a login in the app', () => {
  beforeEach(() => jest.spyOn(host, 'current').mockReturnValue('app'))

  test('given a tap, then there is no box and the login popup opens', async () => {
    const kit = await openBar('case', [court])
    await openTyping(kit)
    expect(box()).toBeNull()
    expect(byLabel(copy.searchBar.loginToSearch)).not.toBeNull()
    await until(() => useSession.getState().isLoginPopupOpen)
    await click(kit, byLabel(`${copy.ui.removeCondition} 法院 江苏省`))
    expect(changes).toEqual([])
  })
})
