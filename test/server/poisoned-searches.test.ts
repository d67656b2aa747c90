/** Saved searches that are hostile or fail every time delay no others, and do not fill the log. */
import path from 'node:path'
import type { SavedSearch } from '@domain/workspace/entry'
import { encodeUrlQuery } from '@domain/query/codec'
import type { AccountStore } from '../../server/accounts'
import type { SubscribedSearch } from '../../server/accounts/alert-subscriptions'
import { writeCorpus } from '../../server/corpus/write'
import { sendAlerts } from '../../server/workspace/send-alerts'
import { openEngine } from '../../server/engine/open'
import { type Engine, EngineUnavailableError } from '../../server/engine/port'
import { BusyError } from '../../server/threads/busy'
import { WeChatError } from '../../server/providers/wechat-api'
import { CORPUS } from './services/small-corpus'
import { temporaryDir } from './support/server'

let engine: Engine
let recipients: string[]
let troubles: string[]
beforeAll(async () => {
  engine = openEngine({ file: path.join(temporaryDir(), 'corpus.db') })
  await writeCorpus(engine, CORPUS, 'test', () => undefined)
})
afterAll(() => engine.close())
beforeEach(() => void ([recipients, troubles] = [[], []]))

const query = encodeUrlQuery([{ name: '全文', value: '违约金' }])
const SEARCH: SavedSearch = { name: '好的检索', library: 'article', query, known: ['earlier'], lookedAt: 1 }
const order = (account: string, search: string | object = SEARCH, sortOrder = ''): SubscribedSearch => ({
  account,
  entry: `search:${account}`,
  order: sortOrder,
  search: typeof search === 'string' ? search : JSON.stringify(search),
})

async function tell(orders: SubscribedSearch[], by: Engine = engine, refuse = new Set<string>()) {
  const store = {
    alertSubscriptions: {
      async *all() {
        yield* orders
      },
      drop: async () => true,
      put: async () => true,
      openIdOf: async (account: string) => account,
    },
    accounts: { find: async (id: string) => ({ id, kind: 'member', permissions: [] }) },
  } as unknown as AccountStore
  const sender = {
    appId: 'a',
    template: 't',
    async send({ openId }: { openId: string }) {
      if (refuse.has(openId)) throw new WeChatError('/send', 47003)
      recipients.push(openId)
      return 'sent' as const
    },
  }
  return sendAlerts({ store, engine: by, sender, onTrouble: error => void troubles.push((error as Error).message) })
}

const failing = (error: () => Error, of = '毒'): Engine => ({
  ...engine,
  search: request => (JSON.stringify(request).includes(of) ? Promise.reject(error()) : engine.search(request)),
})
const poison = { ...SEARCH, query: encodeUrlQuery([{ name: '全文', value: '毒' }]) }

const group = (depth: number): string => `${'('.repeat(depth)}违约金${')'.repeat(depth)}`
const searchOf = (conditions: object[]) => ({ ...SEARCH, query: encodeUrlQuery(conditions as never) })

test.each<[string, string | object, string?]>([
  ['64 KB of nothing', 'x'.repeat(64 * 1024)],
  ['64 KB of brackets', '['.repeat(64 * 1024)],
  ['lists within lists', `${'['.repeat(32_000)}${']'.repeat(32_000)}`],
  ['a name of 64 KB', { ...SEARCH, name: '长'.repeat(64 * 1024) }],
  ['a query of 64 KB', { ...SEARCH, query: '长'.repeat(64 * 1024) }],
  ['a query that is no query', { ...SEARCH, query: '%E4%zz%{[(' }],
  ['a query of lists', { ...SEARCH, query: encodeURIComponent(JSON.stringify([[[[{}]]]])) }],
  ['a library of every object', { ...SEARCH, library: '__proto__' }],
  ['a library of every function', { ...SEARCH, library: 'constructor' }],
  [
    'a name of every object',
    searchOf([
      { name: '__proto__', value: 'x' },
      { name: 'constructor', value: 'toString' },
    ]),
  ],
  ['an order of every object', SEARCH, '__proto__'],
  ['deep groups', searchOf([{ name: '全文', value: group(1000) }])],
  ['thousands of words', searchOf([{ name: '全文', value: Array.from({ length: 2000 }, (_, n) => n).join(' ') }])],
  ['thousands of conditions', searchOf(Array.from({ length: 300 }, () => ({ name: '全文', value: '法' })))],
  ['half a character', searchOf([{ name: '全文', value: '\ud800\u0000' }])],
  ['known that are no names', { ...SEARCH, known: [{}, null, ['x']] }],
])('%s delays no other search, and is not reported to its reader', async (...[, search, sortOrder]) => {
  await tell([order('first'), order('hostile', search, sortOrder), order('second')])
  expect(recipients.filter(account => account !== 'hostile')).toEqual(['first', 'second'])
  expect(troubles).toEqual([])
})

test('a search at which the engine fails is skipped and logged', async () => {
  const isComplete = await tell(
    [order('a', poison), order('b')],
    failing(() => new RangeError('broken index')),
  )
  expect([recipients, troubles, isComplete]).toEqual([['b'], ['broken index'], true])
})

test.each([() => new BusyError(), () => new EngineUnavailableError('away')])(
  'a search that may succeed later is retried later',
  async error => {
    expect(await tell([order('a', poison)], failing(error))).toBe(false)
  },
)

test('thousands of failing searches of one account take three attempts, and eleven lines of the log', async () => {
  const ofOne = Array.from({ length: 5000 }, () => order('a', poison))
  await tell(
    [...ofOne, order('b')],
    failing(() => new Error('broken')),
  )
  expect([recipients, troubles]).toEqual([['b'], ['broken', 'broken', 'broken']])

  troubles.length = 0
  const ofMany = Array.from({ length: 500 }, (_, n) => order(`a${n}`, poison))
  await tell(
    ofMany,
    failing(() => new Error('broken')),
  )
  expect(troubles).toEqual([...Array<string>(10).fill('broken'), '490 more saved searches failed'])
})

test('messages that WeChat refuses for one account are attempted three times', async () => {
  const ofOne = Array.from({ length: 50 }, () => order('a'))
  expect(await tell([...ofOne, order('b')], engine, new Set(['a']))).toBe(false)
  expect([recipients, troubles.length]).toEqual([['b'], 3])
})
