/** Server and app use one table of routes: they agree on which paths are screens. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation } from 'webpack'
import { buildManifestOf } from '../../config/manifest'
import { AddressBook } from '@/platform/router/pages'
import { customRoutes, ROUTE_NAMES, ROUTES } from '@/routing/routes'
import { startServer, type TestServer } from './support/server'
import { get } from './support/visits'

let server: TestServer
const book = new AddressBook(ROUTES['not-found'].url)

beforeAll(async () => {
  const nothingBuilt = { chunkGroups: [], entrypoints: new Map() } as unknown as Compilation
  server = await startServer()
  const manifest = buildManifestOf(nothingBuilt, customRoutes())
  writeFileSync(path.join(server.dir, 'h5/.server/manifest.json'), JSON.stringify(manifest))
  book.configure({ customRoutes: customRoutes() })
})
afterAll(() => server.close())

const opens = (address: string) => book.resolve(address) === address
const statusOf = async (address: string) => (await get(server, address, { accept: 'text/html' })).statusCode
const filled = (url: string) => url.replace(/:\w+/g, '%E4%B8%AD%25')

test.each(ROUTE_NAMES.filter(name => !ROUTES[name].weappOnly))(
  '%s returns a screen, at either of its addresses',
  async name => {
    const { url, page } = ROUTES[name]
    for (const address of [filled(url), `${filled(url)}/`, `/${page}`])
      expect([address, opens(address), await statusOf(address)]).toEqual([address, true, 200])
  },
)

test.each([
  '/zzz',
  '/pdf',
  '/trial-application',
  '/search/extra',
  '/case-detail',
  '/case-detail/1/2',
  '/SEARCH',
  '/pages/search/index.html',
  '/pages/search',
  '/constructor',
  '/__proto__',
  '/a.b',
  '/100%',
])('%s is no screen', async address => {
  expect([opens(address), await statusOf(address)]).toEqual([false, 404])
})
