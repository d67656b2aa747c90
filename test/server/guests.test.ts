/** `GUESTS=none`: a corpus licensed to account holders only. */
import type { OpenAPIV3_1 } from 'openapi-types'
import { REFERENCE_DATA_PATHS, REMOVAL_PATHS, TRIAL_PATHS } from '@contract/lazy-paths'
import { USER_PATHS, SHARE_PATHS } from '@contract/paths'
import type { TestServer } from './support/server'
import { failureIn, get, logIn, post } from './support/visits'
import { startSmall } from './services/small-corpus'

let server: TestServer
beforeAll(async () => void (server = await startSmall({ GUESTS: 'none' })))
afterAll(() => server.close())

/** Services for logging in, for share links and for public figures. */
const OPEN: string[] = [
  ...[USER_PATHS.loginInfo, USER_PATHS.exchangeCode, USER_PATHS.restore, SHARE_PATHS.data],
  ...Object.values(TRIAL_PATHS),
  ...Object.values(REFERENCE_DATA_PATHS),
  ...Object.values(REMOVAL_PATHS),
]
const law = { method: 'lawregu_details_interface', params: { query: '', id: 'f3' } }

test('every other service requires a login from a guest', async () => {
  const { paths = {} } = (await get(server, '/openapi.json')).json<OpenAPIV3_1.Document>()
  const closed = Object.entries(paths).filter(([path]) => !OPEN.includes(path))
  expect(closed.length).toBeGreaterThan(40)
  for (const [path, item] of closed) {
    const reply = await (item?.post ? post(server, path, {}) : get(server, path))
    expect([path, failureIn(reply).code]).toEqual([path, 401])
  }
})

test('an account searches as before', async () => {
  const { token } = await logIn(server)
  const reply = await get(server, '/iarticle-search/api/v1/article/articleList', { token })
  expect(reply.json<{ data: { totalCount: number } }>().data.totalCount).toBe(12)
})

test('a guest makes no share key, and opens one of a member', async () => {
  expect(failureIn(await post(server, SHARE_PATHS.key, [law])).code).toBe(401)
  const { token } = await logIn(server)
  const key = (await post(server, SHARE_PATHS.key, [law], { token })).json<{ result: string }>().result
  const query = new URLSearchParams({ secretKey: key, method: law.method, fields: 'title' }).toString()
  const reply = await get(server, `${SHARE_PATHS.data}?${query}`)
  expect(reply.json()).toMatchObject({ status: 0, result: { data: { title: '印花税条例' } } })
})
