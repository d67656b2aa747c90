/** Prerendered pages over HTTP: who receives one, and how it is counted. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../../types/h5-manifest'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer, UNLIMITED } from './support/server'
import { get } from './support/visits'
import { eventually } from '../support/time'

const html = { accept: 'text/html' }
let server: TestServer

afterEach(() => server.close())

/** Renders by one call to a service. */
const RENDERER = `exports.render = async (address, page, ask) => {
  await ask({ method: 'GET', url: '/user/api/v1/login/wechat/info' })
  return { html: '<p>drawn</p>', title: '', description: '', replies: {}, storedValues: {} }
}`
async function startDrawing(env: Record<string, string> = {}, login = 1000, routes: Manifest['routes'] = []) {
  const limits = { ...UNLIMITED, login: { max: login, timeWindow: 60_000 } }
  server = await startServer(env, { engine: openPlainEngine(), limits })
  const folder = path.join(server.dir, 'h5/.server')
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ css: [], routes, renderer: 'renderer.cjs' }))
  writeFileSync(path.join(folder, 'renderer.cjs'), RENDERER)
}
const isDrawn = async (url: string, headers = {}) =>
  (await get(server, url, { ...html, ...headers })).body.includes('drawn')
const renderedAmong = async (count: number, url: (at: number) => string) => {
  let rendered = 0
  for (let at = 0; at < count; at++) rendered += Number(await isDrawn(url(at)))
  return rendered
}

test('a visitor gets prerendered pages up to a limit, and then the app alone without an error', async () => {
  await startDrawing()
  expect(await renderedAmong(40, at => `/case-detail/c${at}`)).toBe(12)
  const beyond = await get(server, '/case-detail/c0', html)
  expect([beyond.statusCode, beyond.body.includes('<div id="app">')]).toEqual([200, true])
})

test('one page serves all addresses that differ only in parameters of the browser', async () => {
  await startDrawing()
  expect(await renderedAmong(40, at => `/case-detail/c1#${at}`)).toBe(40)
})

test.each(['secretKey', 'secret%4Bey', 'a=b;secretKey'])(
  "a page with a share key counts as the visitor's own call: %s",
  async name => {
    await startDrawing({}, 3)
    for (const key of ['a', 'b', 'c'])
      // A busy process renders no page with a query.
      await eventually(async () => expect(await isDrawn(`/case-detail/c1?${name}=${key}`)).toBe(true))
    expect((await get(server, '/user/api/v1/login/wechat/info')).statusCode).toBe(429)
  },
)

test('an address without a screen is not prerendered', async () => {
  await startDrawing({}, 1000, [{ url: '/case-detail/:jid', files: [] }])
  expect(await isDrawn('/zzz')).toBe(false)
  expect(await isDrawn('/case-detail/c1')).toBe(true)
})

test('a corpus for members is not prerendered for guests', async () => {
  await startDrawing({ GUESTS: 'none' })
  for (const url of ['/search', '/case-detail/c1', '/case-detail/c1?secretKey=abc'])
    expect(await isDrawn(url)).toBe(false)
})
