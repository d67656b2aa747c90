/** Screens rendered by the renderer of the build. */
import { createRequire } from 'node:module'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { bundleRenderer } from '../../config/prerender/bundle'
import { insertPrerenderedScreen } from '../../server/http/prerender'
import { PRERENDER_GUARD_HASHES } from '../../server/http/prerender-guard'
import { scriptHashesOf } from '../../server/http/h5-index'
import type { CallService, Renderer } from '../../types/h5-manifest'
import { ROUTES } from '@/routing/routes'
import { judgment, section } from '../support/judgment'
import { letPass } from '../support/time'
import { temporaryDir } from './support/server'

const SETTINGS = { appName: '', basename: '/m', notOffered: [] }
const PAGE = `<html><head><title>检索</title><link href="/css/app.1.css" rel="stylesheet"></head><body><div id="app"></div></body></html>`
const EVIL = `</script><script>alert(1)</script></style><!--"'&<img src=x onerror=alert(2)>$&`

let dir: string
let renderer: Renderer

beforeAll(async () => {
  dir = temporaryDir()
  renderer = createRequire(__filename)(path.join(dir, await bundleRenderer(dir, ROUTES))) as Renderer
})
afterAll(() => rmSync(dir, { recursive: true }))

const answering =
  (data: unknown): CallService =>
  async () =>
    JSON.stringify({ isSuccess: true, data })
const render = (address: string, data: unknown) => renderer.render(address, SETTINGS, answering(data))
const evil = {
  ...judgment,
  all_caseinfo_casename: EVIL,
  all_caseinfo_court_term: EVIL,
  paragraphs: [section(EVIL, EVIL)],
}

test('a judgment is rendered with its facts, which are its description', async () => {
  const prerendered = await render('/case-detail/c1', judgment)
  expect(prerendered).toMatchObject({
    title: judgment.all_caseinfo_casename,
    storedValues: { token: null, 'read-set:case': null },
  })
  expect(prerendered?.description).toContain('江苏省高级人民法院')
  expect(prerendered?.html).toContain('<span class="segment-hit">违约金</span>')
  expect(Object.keys(prerendered?.replies ?? {})).toEqual([expect.stringMatching(/^POST \/judgement-search\/.*c1 /)])
})

test('rows are links below the basename', async () => {
  const prerendered = await render('/case-list', { total: 1, items: [{ jid: 'c 1', title: '甲诉乙' }] })
  expect(prerendered?.html).toContain('<a href="/m/case-detail/c%201" class="tap row"')
})

test('the text of a document can neither close an element nor run a script', async () => {
  const prerendered = (await render('/case-detail/c1', evil))!
  const page = insertPrerenderedScreen(PAGE, prerendered, [{ name: 'a.css', text: 'a{content:"</style>"}' }], EVIL)
  expect(page).not.toContain('<img')
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('<!--')
  expect(page.match(/<\/style>/g)).toHaveLength(3)
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  expect(page.match(/<title>/g)).toHaveLength(1)
  // One script element is data, the other the inline script.
  expect(scriptHashesOf(page)).toContain(PRERENDER_GUARD_HASHES[0])
  const block = /<script type="application\/json" id="prerendered-replies">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  expect(JSON.parse(block)).toEqual(prerendered.replies)
})

test.each([
  ['what did not come', '/case-detail/c1', async () => undefined],
  ['what is no document', '/case-detail/c1', answering({})],
  ['a screen that is not there', '/nowhere', answering(judgment)],
  ['the middle of a law', '/law-detail/l1?article=%E7%AC%AC%E4%BA%8C%E6%9D%A1', answering({})],
  ['a screen that leads on', '/search?targeturl=%2Fcase-list', answering({})],
])('%s is rendered by the app only', async (_, address, ask) => {
  expect(await renderer.render(address, SETTINGS, ask)).toBeUndefined()
})

test('pages rendered at the same time do not mix', async () => {
  const slowly = (name: string, wait: number): CallService => {
    const data = { ...judgment, all_caseinfo_casename: name }
    return () => letPass(wait).then(() => JSON.stringify({ isSuccess: true, data }))
  }
  const page = await Promise.all(
    [30, 10, 20, 0].map(wait => renderer.render(`/case-detail/c${wait}`, SETTINGS, slowly(`案${wait}`, wait))),
  )
  expect(page.map(prerendered => prerendered?.title)).toEqual(['案30', '案10', '案20', '案0'])
  page.forEach((prerendered, at) => expect(prerendered?.html).toContain(`>案${[30, 10, 20, 0][at]}<`))
})
