/** 订阅 in the workspace: new results, paused and failing searches, and their actions. */
import { useNewResults } from '@/stores/workspace'
import { CASE_PATHS, INCENTIVE_PATHS } from '@contract/paths'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { workspaceCopy, fill } from '@/copy/workspace'
import { subscription } from '@/platform/subscription'
import { transport } from '@/platform/transport'
import { all, click, byLabel, until } from '../../support/render-block'
import { toastTexts } from '../../support/toasts'
import {
  PATIENCE,
  bodyOf,
  confirm,
  field,
  judgment,
  line,
  more,
  open,
  opened,
  search,
  requestsTo,
  service,
  tapLine,
  textsOf,
  toasted,
  type,
  undo,
} from './support'

const { workspace: words, bookmark } = workspaceCopy
const fresh = () => textsOf('.workspace-search__new')
const requests = () => requestsTo(CASE_PATHS.list)
const news = (id: string) => useNewResults.getState()[id]

/** What stands first in the list of cases, the newest on top. */
const casesAre = (...ids: string[]) => {
  const judgements = ids.map(jid => ({ jid, title: `${jid}案` }))
  service.answers[CASE_PATHS.list] = { judgements, total: judgements.length }
}
const answered = () => until(() => requests().length > 0, PATIENCE)

test('a workspace without searches has no part for them, and asks nothing', async () => {
  await open([judgment(1)])
  expect(textsOf('.section__title')).not.toContain(words.searches)
  expect(requests()).toEqual([])
})

test('each stands with its name and library, the one looked at last first', async () => {
  await open([search(2, { library: 'law' }), search(1)])
  expect(textsOf('.workspace-search')).toHaveLength(2)
  const lines = textsOf('.list-item--ended .list-item__title')
  expect(lines).toEqual(['第1检索 案例', '第2检索 法规'])
})

test('a paused one says so, and is not asked about', async () => {
  await open([search(1, { paused: true })])
  expect(textsOf('.workspace-search__status')).toEqual([words.paused])
  expect(requests()).toEqual([])
})

test('the tab counts new results, but none of a paused, a cancelled or another account’s search', async () => {
  useNewResults.setState({ 'search 1': ['n1', 'n2'], 'search 2': ['n3'], 'search 3': ['n4'] })
  service.answers[CASE_PATHS.list] = 'network'
  await open([judgment(1), search(1), search(2, { paused: true })])
  expect(textsOf('[role="tab"]')).toContain(`${words.sections.searches} 2`)
})

test.each([
  [1, fill(words.newResults, { count: 1 })],
  [WORKSPACE_LIMITS.checked - 1, fill(words.newResults, { count: WORKSPACE_LIMITS.checked - 1 })],
  [WORKSPACE_LIMITS.checked, fill(words.manyNewResults, { count: WORKSPACE_LIMITS.checked })],
])('%i new ones are counted as far as was looked', async (count, sentence) => {
  useNewResults.setState({ 'search 1': Array.from({ length: count }, (_, at) => `n${at}`) })
  service.answers[CASE_PATHS.list] = 'network'
  await open([search(1)])
  expect(fresh()).toEqual([sentence])
})

test('what stands above all that was there is new', async () => {
  casesAre('n1', 'n2', 'c1')
  await open([search(1)])
  await until(() => fresh().length > 0, PATIENCE)
  expect([fresh(), news('search 1')]).toEqual([[fill(words.newResults, { count: 2 })], ['n1', 'n2']])
})

test('of one that nobody answered before, what is there now is not new', async () => {
  casesAre('n1', 'n2')
  await open([search(1, { lookedAt: 0, known: [] })])
  await until(() => bodyOf<'search'>('search 1')?.known.length === 2, PATIENCE)
  expect([bodyOf<'search'>('search 1')?.known, fresh()]).toEqual([['n1', 'n2'], []])
})

test.each(['network', 429, 500])('one that fails by %s says nothing, and what was known of it stays', async answer => {
  useNewResults.setState({ 'search 1': ['n1'] })
  service.answers[CASE_PATHS.list] = answer
  await open([search(1)])
  await answered()
  expect([fresh(), toastTexts()]).toEqual([[fill(words.newResults, { count: 1 })], []])
  expect(bodyOf<'search'>('search 1')?.known).toEqual(['c1'])
})

test('one that is opened has been looked at: what was new is known from now on', async () => {
  useNewResults.setState({ 'search 1': ['n1', 'n2'] })
  service.answers[CASE_PATHS.list] = 'network'
  await open([search(1)])
  await click(all('.list-item__tap').find(({ textContent }) => textContent?.startsWith('第1检索'))!)
  await until(() => opened.length > 0, PATIENCE)
  expect(opened).toEqual([expect.stringContaining('违约金')])
  expect(bodyOf<'search'>('search 1')?.known).toEqual(['n1', 'n2', 'c1'])
  expect([fresh(), news('search 1')]).toEqual([[], []])
})

test('one of tax incentives is asked about, stands with its library and opens', async () => {
  const taxIncentivesList = ['n1', 'c1'].map(tid => ({ tid, title: `${tid}优惠`, hitResult: '' }))
  service.answers[INCENTIVE_PATHS.list] = { taxIncentivesList, total: 2 }
  await open([search(1, { library: 'incentive' })])
  await until(() => fresh().length > 0, PATIENCE)
  expect(fresh()).toEqual([fill(words.newResults, { count: 1 })])
  expect(textsOf('.list-item--ended .list-item__title')).toEqual(['第1检索 税收优惠'])
  await click(all('.list-item__tap').find(({ textContent }) => textContent?.startsWith('第1检索'))!)
  await until(() => opened.length > 0, PATIENCE)
  expect(opened).toEqual([expect.stringMatching(/incentive.*违约金/)])
})

test('one of tax incentives compares as many results as are stored', async () => {
  const { seenIds } = WORKSPACE_LIMITS
  const ids = ['n1', ...Array.from({ length: seenIds - 1 }, (_, at) => `c${at + 1}`)]
  const sizes: number[] = []
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://app.test')
    if (pathname !== INCENTIVE_PATHS.list) return { kind: 'network' }
    const size = Number(searchParams.get('pageSize'))
    sizes.push(size)
    const taxIncentivesList = ids.slice(0, size).map(tid => ({ tid, title: `${tid}优惠`, hitResult: '' }))
    return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: { taxIncentivesList } }) }
  })
  // A first request of the second failed. Versions of the app before December 2026 stored ten results of the third.
  await open([
    search(1, { library: 'incentive', known: [...ids.slice(1), 'c50'] }),
    search(2, { library: 'incentive', known: [], lookedAt: 0 }),
    search(3, { library: 'incentive', known: ids.slice(1, 11) }),
  ])
  await until(() => fresh().length > 0 && bodyOf<'search'>('search 3')!.known.length > 10, PATIENCE)
  expect(sizes).toEqual([seenIds, seenIds, seenIds])
  expect([2, 3].map(n => bodyOf<'search'>(`search ${n}`)!.known)).toEqual([ids, ids])
  expect([news('search 1'), news('search 3')]).toEqual([['n1'], undefined])
})

test('one of a library that this app does not have leads nowhere, and is not asked about', async () => {
  await open([search(1, { library: 'unheard-of' })])
  await click(all('.list-item__tap').find(({ textContent }) => textContent?.startsWith('第1检索'))!)
  expect([opened, requests()]).toEqual([[], []])
})

describe('its sheet', () => {
  test('pauses it and goes on with it', async () => {
    await open([search(1)])
    await more('第1检索')
    await tapLine(words.pause)
    expect(textsOf('.workspace-search__status')).toEqual([words.paused])
    await more('第1检索')
    expect(line(words.pause)).toBeUndefined()
    await tapLine(words.resume)
    expect([textsOf('.workspace-search__status'), bodyOf<'search'>('search 1')?.paused]).toEqual([[], undefined])
  })

  test.each([
    ['a new name', ' 新名 ', '新名'],
    ['no name', '  ', '第1检索'],
  ])('with %s is confirmed', async (_, name, after) => {
    await open([search(1)])
    await more('第1检索')
    expect(field(words.searchName).maxLength).toBe(WORKSPACE_LIMITS.searchName)
    await type(words.searchName, name)
    await confirm()
    expect(bodyOf<'search'>('search 1')?.name).toBe(after)
    expect(toastTexts()).toEqual(after === '新名' ? [words.saved] : [])
  })

  test('takes it away, which is undone', async () => {
    await open([search(1), judgment(1)])
    await more('第1检索')
    await tapLine(words.removeSearch)
    await toasted()
    expect([toastTexts(), bodyOf('search 1')]).toEqual([[fill(words.searchRemoved, { name: '第1检索' })], undefined])
    await undo()
    expect([bodyOf<'search'>('search 1')?.name, toastTexts()[1]]).toEqual(['第1检索', bookmark.undone])
  })

  test('offers no message where the host sends none', async () => {
    await open([search(1)])
    await more('第1检索')
    expect([subscription.isOffered, line(words.notifyOnce)]).toEqual([false, undefined])
    expect(byLabel(workspaceCopy.action.close)).toBeDefined()
  })
})
