/** The workspace over HTTP: access, refusals, and the printed list. */
import type { WorkspaceReply } from '@contract/workspace'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { WORKSPACE_PATHS, REPORT_PATHS, USER_PATHS } from '@contract/paths'
import { fillPattern } from '@domain/format/address'
import { startServer, type TestServer } from './support/server'
import { bodyOf, faultsOf, paragraphsOf, tablesOf } from '../support/docx'
import { failureIn, get, logIn, post } from './support/visits'
import { storeLastImport } from '../../server/corpus/import/last-import'
import { openPlainEngine } from './engine/support/plain-engine'

let server: TestServer
const engine = openPlainEngine()
beforeAll(async () => void (server = await startServer({}, { engine })))
afterAll(() => server.close())

const entry = { id: 'a', kind: 'document', body: '{}', editedAt: 1 }
const change = { ...entry, base: 0 }
const sync = (body: object, token?: string) => post(server, WORKSPACE_PATHS.sync, body, token ? { token } : {})

it('needs an account', async () => {
  for (const path of Object.values(WORKSPACE_PATHS))
    expect(failureIn(await post(server, path, {}))).toMatchObject({ code: 401, id: 'login_required' })
})

it('belongs to its account, and returns the changes', async () => {
  const { token } = await logIn(server)
  const me = await get(server, USER_PATHS.me, { token })
  expect(me.json()).toMatchObject({ data: { desk: true } })
  const { data } = (await sync({ since: 0, changes: [change] }, token)).json<{ data: WorkspaceReply }>()
  const space = { used: change.body.length, most: 32 * 1024 * 1024 }
  expect(data).toEqual({ cursor: 1, more: false, entries: [], taken: [{ id: 'a', version: 1 }], refused: [], space })
})

it('drops removed entries, and reports them to other devices', async () => {
  const { token } = await logIn(server, 'office')
  const answer = async (body: object) => (await sync(body, token)).json<{ data: WorkspaceReply }>().data
  await answer({ since: 0, changes: [change] })
  const removed = await answer({ since: 1, changes: [{ ...change, base: 1, body: null }] })
  expect(removed).toMatchObject({ taken: [{ id: 'a', version: 2 }], space: { used: 0 } })
  expect((await answer({ since: 1, changes: [] })).entries).toEqual([{ ...entry, body: null, version: 2 }])
  expect((await get(server, ACCOUNT_PATHS.personalData, { token })).json()).toMatchObject({ data: { desk: [] } })
})

it.each([
  ['no number', { since: 'x', changes: [] }],
  ['a version below none', { since: -1, changes: [] }],
  ['too many at once', { since: 0, changes: Array.from({ length: 201 }, () => change) }],
  ['a kind that is none', { since: 0, changes: [{ ...change, kind: 'A B' }] }],
  ['a moment that no calendar has', { since: 0, changes: [{ ...change, editedAt: 8.64e15 + 1 }] }],
  ['what no database keeps', { since: 0, changes: [{ ...change, body: '\u0000' }] }],
  ['an entry that says nothing', { since: 0, changes: [{ ...change, body: '' }] }],
])('refuses %s', async (_, body) => {
  const { token } = await logIn(server)
  expect((await sync(body, token)).statusCode).toBe(400)
})

it('makes a list of the documents in a folder', async () => {
  const { token } = await logIn(server)
  const documents = [
    {
      title: '王某与李某买卖合同纠纷案',
      from: '某法院',
      number: '（2023）京01民终1号',
      day: '2023-05-04',
      remark: '要点',
      notes: [{ quote: '本院认为\n违约金过高', text: '可以援引' }, { quote: '判决如下' }],
    },
    { title: '民法典' },
  ]
  const made = await post(server, WORKSPACE_PATHS.export, { title: '甲案', documents }, { token })
  const { key } = made.json<{ data: { key: string } }>().data
  const file = await get(server, fillPattern(REPORT_PATHS.file, { key }), { token })
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('甲案.docx')
  const xml = bodyOf(file.rawPayload)
  expect(faultsOf(xml)).toEqual([])
  const text = JSON.stringify([paragraphsOf(xml), tablesOf(xml)])
  for (const words of [
    '1. 王某与李某买卖合同纠纷案',
    '某法院　（2023）京01民终1号　2023-05-04',
    '备注：要点',
    '“本院认为 违约金过高”',
    '可以援引',
    '“判决如下”',
    '2. 民法典',
    '2 篇',
  ])
    expect(text).toContain(words)
})

it('tells which import the library has, so that devices compare with it', async () => {
  const { token } = await logIn(server)
  const libraryOf = async () =>
    (await sync({ since: 0, changes: [] }, token)).json<{ data: WorkspaceReply }>().data.library
  expect(await libraryOf()).toBeUndefined()
  await engine.write(writer => storeLastImport(writer, { at: '2026-03-05T08:00:00.000Z' }))
  expect(await libraryOf()).toBe('2026-03-05T08:00:00.000Z')
})

it('of an account that another device deletes meanwhile ends the session', async () => {
  const { token } = await logIn(server)
  jest.spyOn(server.store.workspace, 'sync').mockResolvedValueOnce(undefined)
  expect(failureIn(await sync({ since: 0, changes: [] }, token))).toMatchObject({ code: 401, id: 'session_expired' })
  jest.spyOn(server.store.personalData, 'facts').mockResolvedValueOnce(undefined)
  const reply = await get(server, ACCOUNT_PATHS.personalData, { token })
  expect(failureIn(reply)).toMatchObject({ code: 401, id: 'session_expired' })
})
