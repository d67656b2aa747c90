/** The pages that search engines may list. */
import { ROUTE_NAMES, ROUTES } from '@/routing/routes'
import { mayBeIndexed } from '../../server/http/indexing'
import { startServer, type TestServer } from './support/server'
import { get } from './support/visits'

let server: TestServer | undefined
const start = async (env: Record<string, string> = {}) => void (server = await startServer(env))
afterEach(async () => {
  await server?.close()
  server = undefined
})
const tagOf = async (url: string) =>
  (await get(server!, url, { accept: 'text/html' })).headers['x-robots-tag'] ?? 'indexed'

it('laws are, documents that name persons and replies of services are not', async () => {
  await start()
  for (const url of ['/', '/search', '/law-detail/1', '/fiscal-tax-law-detail/1', '/judicial-detail/1?query=%5B%5D'])
    expect([url, await tagOf(url)]).toEqual([url, 'indexed'])
  for (const url of [
    '/case-detail/1',
    '/proDoc-detail/1',
    '/fiscal-tax-penalty-detail/1',
    '/case-list',
    '/bidding-detail/1',
  ])
    expect([url, await tagOf(url)]).toEqual([url, 'noindex'])
  expect(await tagOf('/im/v1/users/me')).toBe('noindex')
  expect((await get(server!, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /*/api/\n')
})

it.each([
  ['none', 'noindex', 'noindex', 'User-agent: *\nDisallow: /\n'],
  ['all', 'indexed', 'indexed', 'User-agent: *\nDisallow: /*/api/\n'],
])('the setting %s', async (INDEXING, law, judgment, robots) => {
  await start({ INDEXING })
  expect([await tagOf('/law-detail/1'), await tagOf('/case-detail/1')]).toEqual([law, judgment])
  const reply = await get(server!, '/robots.txt')
  expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    robots,
  ])
})

it('with a base path the pages are the same', async () => {
  await start({ BASENAME: '/m' })
  expect([await tagOf('/m/law-detail/1'), await tagOf('/m/case-detail/1')]).toEqual(['indexed', 'noindex'])
})

it('a screen that is not listed counts as one that names persons', () => {
  const indexed = ROUTE_NAMES.filter(name =>
    mayBeIndexed({ indexing: 'unnamed' }, ROUTES[name].url.replace(/:\w+/g, '1')),
  )
  expect(indexed.sort()).toEqual(
    [
      ...['search', 'home-search', 'reckoners', 'interest-curve', 'law-list', 'law-detail', 'judicial-list'],
      ...['judicial-detail', 'article-list', 'article-detail', 'article-partner-detail', 'fiscal-tax-law-list'],
      ...['fiscal-tax-law-detail', 'fiscal-tax-dynamic-list', 'fiscal-tax-dynamic-detail', 'fiscal-tax-qa-list'],
      ...['fiscal-tax-qa-detail', 'fiscal-tax-carousel', 'tax-incentives-app', 'tax-incentives-list'],
    ].sort(),
  )
})
