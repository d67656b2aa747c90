/** Work before a page is visible: the scripts that run, and the reads of the storage. */
import { openBundle, requiredScripts } from 'mini-program-host/gates'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { expectHealthy, openMiniProgram, proxyTo } from './mini-program'
import { DIST } from './open'

/** Seven are the app's own. */
const SCRIPTS = 12
const READS = 3

const server = companionServer({ CORPUS: 'sample' })

test('every page requires few scripts', () => {
  const bundle = openBundle(DIST)
  const counts = bundle.pages.map(page => [page, requiredScripts(bundle, page).length] as const)
  const most = Math.max(...counts.map(([, count]) => count))
  process.stdout.write(`figure: mini-program ${most} scripts run before a page is shown\n`)
  expect(counts.filter(([, count]) => count > SCRIPTS)).toEqual([])
})

/** A device with every stored value. */
const STORED = {
  ...{ is3c: 'false', appsource: 'a', trycode: 't', codetype: 'c', unionId: 'w', gdt_vid: 'g', weixinadinfo: 'i' },
  fingerprintId: 'f'.repeat(32),
  elder: '{"v":1,"d":true}',
  'home-tab': '{"v":1,"d":1}',
  'promotion-day': '{"v":1,"d":"2020-01-01"}',
  'desk-news': '{"v":1,"d":2}',
  'read-items': '{"v":1,"d":["law-0239-3"]}',
  'search-history:all': '{"v":1,"d":[{"text":"合同"}]}',
  'read-set:law': '{"v":1,"d":{"fontStep":6,"lineHeight":2}}',
}

const HOME = 'pages/search/index'
const LIST = 'pages/list/case'
const DOCUMENT = 'pages/detail/law'

describe.each([
  ['a guest', {}, { [HOME]: '.promo', [LIST]: '.row', [DOCUMENT]: '.state__sentence' }],
  ['a member', STORED, { [HOME]: '.row', [LIST]: '.row', [DOCUMENT]: '.reader-head__title' }],
])('the launch of %s', (_, storage, selectors) => {
  test.each(Object.entries(selectors))('on %s reads the storage few times', async (path, what) => {
    const session = storage === STORED && { token: await memberToken(server.origin) }
    const app = await openMiniProgram({
      ...{ path, answer: proxyTo(server.origin), storage: { ...storage, ...session } },
      query: path === DOCUMENT ? { lid: 'law-0239-3' } : {},
    })
    await app.find(what).first().waitFor()
    const reads = (await app.calls()).filter(({ name }) => /^wx\.(batch)?[gG]etStorage(Info)?(Sync)?$/.test(name))
    process.stdout.write(`figure: mini-program at launch on ${path} ${reads.length} reads of the store\n`)
    expect(reads.length).toBeLessThanOrEqual(READS)
    expect(await app.storage()).toMatchObject(storage)
    await expectHealthy(app)
    await app.close()
  })
})
