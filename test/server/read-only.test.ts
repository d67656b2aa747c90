/** The accounts database becomes read-only, as on a full disk: reads continue. */
import { WORKSPACE_PATHS } from '@contract/paths'
import path from 'node:path'
import type { DatabaseSync } from '../../server/sqlite'
import { CASES, startSearching } from './services/corpus'
import type { TestServer } from './support/server'
import { authorizeUrl, failureIn, get, logIn, loginInfo, openForm, post } from './support/visits'

const SENTENCE = '系统暂时只能查看，登录和保存请稍后再试'
const LIST = `/judgement-search/api/v1/search/caseList?query=${encodeURIComponent('全文:违约金')}`

type Connection = InstanceType<typeof DatabaseSync>
/** Connections by file. */
const mockOpened = new Map<string, Connection>()
jest.mock('../../server/sqlite', () => {
  const real = jest.requireActual<{ DatabaseSync: typeof DatabaseSync }>('../../server/sqlite')
  class Noted extends real.DatabaseSync {
    constructor(...args: ConstructorParameters<typeof DatabaseSync>) {
      super(...args)
      mockOpened.set(String(args[0]), this)
    }
  }
  return { ...real, DatabaseSync: Noted }
})

let server: TestServer
let accounts: Connection
beforeEach(async () => {
  server = await startSearching({ cases: CASES })
  accounts = mockOpened.get(path.join(server.dir, 'data/accounts.db'))!
})
afterEach(() => server.close())

/** Root may write everywhere, so the connection itself returns the error of a read-only folder. */
const close = () => accounts.exec('PRAGMA query_only = ON')
const reopen = () => accounts.exec('PRAGMA query_only = OFF')
/** The error of a full disk within a transaction. */
const fill = () => accounts.exec(`PRAGMA max_page_count = ${pagesOf('page_count')}`)
const empty = () => accounts.exec('PRAGMA max_page_count = 1000000')
const pagesOf = (name: string) => Object.values(accounts.prepare(`PRAGMA ${name}`).get() as object)[0] as number

const body = JSON.stringify({ name: '甲', colour: 'brand', order: 0, remark: '乙'.repeat(20_000) })
const saveEntry = (token: string) =>
  post(
    server,
    WORKSPACE_PATHS.sync,
    { since: 0, changes: [{ id: 'folder:1', kind: 'folder', body, editedAt: 1, base: 0 }] },
    { token },
  )
const unwritable = expect.objectContaining({ code: 503, id: 'not_writable', resultMsg: SENTENCE }) as unknown

test('a read-only folder is reported in one sentence, and reading continues', async () => {
  const { token } = await logIn(server)
  close()
  expect(failureIn(await saveEntry(token))).toEqual(unwritable)
  expect(failureIn(await get(server, '/user/api/v1/login/wechat/info'))).toEqual(unwritable)
  expect(failureIn(await get(server, '/healthz'))).toEqual(unwritable)
  expect((await get(server, '/readyz')).json()).toEqual({ ok: false, id: 'not_writable', resultMsg: SENTENCE })
  for (const url of ['/im/v1/users/me', LIST]) expect((await get(server, url, { token })).statusCode).toBe(200)
  expect((await get(server, LIST)).statusCode).toBe(200)
  expect((await get(server, '/privacy')).statusCode).toBe(200)
  reopen()
  expect((await saveEntry(token)).statusCode).toBe(200)
  expect((await get(server, '/user/api/v1/login/wechat/info')).statusCode).toBe(200)
})

test('a login under way reports it on its own page, and works again afterwards', async () => {
  const info = await loginInfo(server)
  const url = authorizeUrl(info)
  const { guard, cookie } = await openForm(server, url)
  close()
  const reply = await server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'app.test:3000', 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ guard, name: 'member', password: 'alpha-member', consent: 'yes' }).toString(),
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(reply.body).toContain(SENTENCE)
  reopen()
  expect((await logIn(server)).token).toBeTruthy()
})

test('a full disk within a transaction is reported the same way, and no transaction stays open', async () => {
  const { token } = await logIn(server)
  fill()
  expect(failureIn(await saveEntry(token))).toEqual(unwritable)
  expect((await get(server, '/im/v1/users/me', { token })).statusCode).toBe(200)
  empty()
  expect((await saveEntry(token)).statusCode).toBe(200)
})

test("only the log has the database's own error", async () => {
  close()
  const reply = await get(server, '/user/api/v1/login/wechat/info')
  expect(reply.body).not.toMatch(/readonly|database/)
  expect(server.log.join('')).toContain('attempt to write a readonly database')
})
