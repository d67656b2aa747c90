/** The user agreement, the disclaimer and the accessibility statement. */
import { CORPUS_KIND_KEY } from '../../server/corpus/write'
import { copy } from '../../server/copy'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer } from './support/server'
import { authorizeUrl, get, loginInfo } from './support/visits'

let server: TestServer
afterEach(() => server.close())
const start = async (env: Record<string, string> = {}, corpus = 'imported') => {
  const engine = openPlainEngine()
  await engine.write(writer => writer.setMeta(CORPUS_KIND_KEY, corpus))
  server = await startServer(env, { engine })
}
const PATHS = ['/terms', '/disclaimer', '/accessibility']

test('each page has its sections, names the operator, and links the others', async () => {
  await start({ OPERATOR_NAME: '砚岭<科技>', OPERATOR_CONTACT: 'a@example.com', APP_NAME: '检索<b>' })
  for (const path of PATHS) {
    const { statusCode, body } = await get(server, path)
    expect(statusCode).toBe(200)
    expect(body).toContain('本服务由砚岭&lt;科技&gt;运营。联系方式：a@example.com。')
    expect(body).not.toMatch(/\{\w+\}|<b>/)
    const links = [...body.matchAll(/<a href="(\/[\w/]+)" >/g)].map(([, link]) => link)
    expect(links.sort()).toEqual([...PATHS, '/privacy', '/removal'].filter(link => link !== path).sort())
  }
})

test('without an operator they say so', async () => {
  await start()
  for (const path of PATHS) expect((await get(server, path)).body).toContain(copy.statements.operatorUnknown)
})

test('a server without documents has the statements, and no sample to tell of', async () => {
  server = await startServer()
  for (const path of PATHS) expect((await get(server, path)).statusCode).toBe(200)
  expect((await get(server, '/disclaimer')).body).not.toContain(copy.statements.disclaimer.sample.title)
})

test('the disclaimer tells that the sample is one', async () => {
  await start()
  expect((await get(server, '/disclaimer')).body).not.toContain(copy.statements.disclaimer.sample.title)
  await server.close()
  await start({}, 'sample:1')
  expect((await get(server, '/disclaimer')).body).toContain(copy.statements.disclaimer.sample.title)
})

test('login and trial form link the agreement, and all statements below', async () => {
  await start()
  for (const url of [authorizeUrl(await loginInfo(server)), '/trial']) {
    const { body } = await get(server, url)
    for (const path of [...PATHS, '/privacy']) expect(body).toContain(`href="${path}"`)
    expect(body).toContain(copy.consent.terms)
  }
})
