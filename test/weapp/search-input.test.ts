/** The way to a list in WeChat. */
import { companionServer } from '../support/companion'
import {
  type MiniProgram,
  type OpenOptions,
  eventually,
  expectHealthy,
  expectLight,
  openMiniProgram,
  proxyTo,
} from './mini-program'

const server = companionServer({ CORPUS: 'sample' })

const open = (options: OpenOptions = {}) => openMiniProgram({ answer: proxyTo(server.origin), ...options })
const route = async (app: MiniProgram) => (await app.stack()).at(-1)?.route
const chips = (app: MiniProgram) => app.find('.chip').allInnerTexts()

/** Logs in on the home screen; the storage then has the token for the tested screen. */
async function memberStorage() {
  const app = await open()
  await app.tap('.promo__actions .button')
  await eventually(async () => expect((await app.storage()).token).toBeTruthy())
  const { token } = await app.storage()
  await app.close()
  return { token: String(token) }
}

test('without a login the box is locked, and a tap opens the login', async () => {
  const app = await open({ path: 'pages/search-input/index' })
  await eventually(async () => expect(await app.find('.search-field__lock').count()).toBe(1))
  expect(await app.find('input').count()).toBe(0)
  await app.tap('.search-field__lock')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(1))
  await expectHealthy(app)
  await app.close()
})

test('words and a suggestion become chips and lead to the list, whose search bar opens over it', async () => {
  const app = await open({ path: 'pages/search-input/index', query: { type: 'case' }, storage: await memberStorage() })
  await app.type('.text-field', '买卖合同')
  await eventually(async () => expect(await app.find('.suggestions__group .list-item').count()).toBeGreaterThan(0))
  await app.screenshot('search-input-suggest')
  await app.tap('.suggestions__group .list-item__tap')
  await eventually(async () => expect(await chips(app)).toHaveLength(1))
  await app.type('.text-field', '违约金')
  await app.page.keyboard.press('Enter')
  await eventually(async () => expect(await route(app)).toBe('pages/list/case'))
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(0))
  await eventually(async () => expect(await app.find('.search-bar .chip').count()).toBe(2))
  await app.screenshot('search-bar')

  await app.resetMeter()
  await app.tap('.search-bar__open .icon')
  await eventually(async () => expect(await app.find('.search-layer').count()).toBe(1))
  await app.screenshot('search-bar-open')
  const opened = await app.meter()
  await app.tap('.search-field__cancel')
  await eventually(async () => expect(await app.find('.search-layer').count()).toBe(0))
  process.stdout.write(
    `figure: opening the bar of a list sends ${opened.bytes} bytes of setData in ${opened.calls} calls\n`,
  )
  await expectLight(app)
  await expectHealthy(app)
  await app.close()
})

test('removing a chip costs less than 2 KB of setData, however many there are', async () => {
  const conditions = Array.from({ length: 300 }, (_, at) => ({ name: '当事人', value: `云岭供应链管理有限公司${at}` }))
  const query = { query: JSON.stringify(conditions) }
  const app = await open({ path: 'pages/search-input/index', query, storage: await memberStorage() })
  await eventually(async () => expect(await chips(app)).toHaveLength(20))
  await app.resetMeter()
  await expectLight(app)
  await app.tap('.chip__remove')
  await eventually(async () => expect(await app.text('.chips-more')).toBe('还有279个条件'))
  expect(await chips(app)).toHaveLength(20)
  const { bytes, calls } = await app.meter()
  process.stdout.write(`figure: a chip goes for ${bytes} bytes of setData in ${calls} calls\n`)
  expect(bytes).toBeLessThanOrEqual(2048)
  await expectHealthy(app)
  await app.close()
})
