import { copy, fill } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { CATEGORIES, type CategoryKey } from '@/libraries/categories'
import {
  all,
  answerBy,
  box,
  chips,
  click,
  keywords,
  lines,
  openInput,
  replyWith,
  standAlone,
  suggesting,
  toasts,
  type,
  until,
  wait,
} from '../support/search-page'

beforeEach(standAlone)

const said = () =>
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
      await wait(kit, LIMITS.delay.suggestInBar + 50)
      expect(keywords()).toEqual(asks.includes(key) ? ['合同'] : [])
    },
  )

  test('given quick typing, then one question goes out after 200 ms, and none for spaces', async () => {
    const kit = await openInput()
    for (const text of ['合', '合同', '合同 ']) await type(kit, text)
    expect(keywords()).toEqual([])
    await until(kit, () => lines().includes('合同纠纷'))
    expect(keywords()).toEqual(['合同'])
    await type(kit, '   ')
    await wait(kit, LIMITS.delay.suggestInBar + 50)
    expect(keywords()).toEqual(['合同'])
  })

  test('given the box was cleared, then a late answer never shows', async () => {
    let release = () => undefined as void
    answerBy(keyword => new Promise(resolve => (release = () => resolve(suggesting(`${keyword}纠纷`)))))
    const kit = await openInput()
    await type(kit, '合同')
    await until(kit, () => keywords().length === 1)
    await type(kit, '')
    await kit.act(() => release())
    await wait(kit, 20)
    expect(lines()).not.toContain('合同纠纷')
    expect(all('.suggestions')).toHaveLength(0)
  })

  test('given answers in the wrong order, then the last question wins', async () => {
    const waiting = new Map<string, () => void>()
    answerBy(keyword => new Promise(resolve => waiting.set(keyword, () => resolve(suggesting(`${keyword}纠纷`)))))
    const kit = await openInput()
    await type(kit, '合')
    await until(kit, () => waiting.has('合'))
    await type(kit, '合同')
    await until(kit, () => waiting.has('合同'))
    await kit.act(() => waiting.get('合同')!())
    await kit.act(() => waiting.get('合')!())
    await until(kit, () => lines().includes('合同纠纷'))
    expect(lines()).not.toContain('合纠纷')
  })

  test('given a failure, then its reason is told for 2 s', async () => {
    const errMsg = '服务维护中'
    answerBy(async () => replyWith({ status: 1, resultMsg: errMsg }))
    const kit = await openInput()
    await type(kit, '合同')
    await until(kit, () => toasts().length > 0)
    expect(toasts()).toEqual([[fill(copy.toast.suggestFailed, { message: errMsg }), 2000]])
  })

  test('given nothing matches, then it says so, and so does a screen reader', async () => {
    answerBy(async () => suggesting())
    const kit = await openInput()
    await type(kit, '合同')
    await until(kit, () => all('.suggestions__empty').length === 1)
    await until(kit, () => said() === copy.suggest.empty)
  })

  test('given one goes on typing, then a screen reader is told of the last answer only', async () => {
    const kit = await openInput()
    const heard = new Set<string>()
    for (const text of ['合', '合同', '合同解', '合同解除']) {
      await type(kit, text)
      await until(kit, () => lines().includes(`${text}纠纷`))
      heard.add(said())
    }
    await until(kit, () => said() !== '')
    expect([...heard]).toEqual([''])
    expect(said()).toBe(fill(copy.suggest.count, { count: 1 }))
  })

  test('given a pick, then it is a chip, the box is empty and the next one is told apart', async () => {
    const kit = await openInput()
    await type(kit, '合同')
    await until(kit, () => lines().includes('合同纠纷'))
    await click(kit, all('.suggestions .line__tap')[0]!)
    expect(chips()).toEqual(['案由合同纠纷'])
    expect(box().value).toBe('')

    await type(kit, '合同')
    await until(kit, () => lines().includes('合同纠纷'))
    await click(kit, all('.suggestions .line__tap')[0]!)
    expect(chips()).toEqual(['案由合同纠纷'])
    expect(toasts()).toEqual([[copy.toast.exists, 2000]])
  })
})
