import { expectHealthy } from '../src'
import { eventually } from './eventually'
import { callWx, openFixture, steps } from './fixture'

const START = ['app.onLaunch', 'app.onShow', 'home.onLoad', 'home.onShow', 'home.onReady']
const routes = async (app: Awaited<ReturnType<typeof openFixture>>) => (await app.stack()).map(page => page.route)

test('an app starts, shows its first page and is ready, in that order', async () => {
  const app = await openFixture()
  expect(await steps(app)).toEqual(START)
  expect(await app.title()).toBe('Home')
  await expectHealthy(app)
})

test('going on hides the page below; coming back unloads the one above', async () => {
  const app = await openFixture()
  await app.tap('.link')
  await app.find('.rows').waitFor()
  await eventually(async () =>
    expect(await steps(app)).toEqual([...START, 'home.onHide', 'list.onShow', 'list.onReady']),
  )
  await app.bar.getByText('‹').tap()
  await app.find('.half').waitFor()
  expect((await steps(app)).slice(-2)).toEqual(['list.onUnload', 'home.onShow'])
  await expectHealthy(app)
})

test('a page gets its query as it stands in the link, undecoded', async () => {
  const app = await openFixture('pages/list/index', { query: { name: '中 文' } })
  expect(await app.text('.query')).toBe('{"name":"%E4%B8%AD%20%E6%96%87"}')
  const other = await openFixture()
  await other.tap('.link')
  expect(await other.text('.query')).toBe('{"name":"%E4%B8%AD","flag":""}')
})

test('redirectTo and reLaunch close what they replace', async () => {
  const app = await openFixture()
  await callWx(app, 'navigateTo', { url: '/pages/list/index' })
  await callWx(app, 'redirectTo', { url: '/pages/form/index' })
  expect(await routes(app)).toEqual(['pages/home/index', 'pages/form/index'])
  await callWx(app, 'reLaunch', { url: '/pages/list/index?a=1' })
  expect(await app.stack()).toEqual([{ route: 'pages/list/index', query: { a: '1' } }])
  expect((await steps(app)).filter(step => String(step).endsWith('onUnload'))).toEqual([
    'list.onUnload',
    'home.onUnload',
  ])
})

test('tab pages are kept when the user moves between tabs, and open by switchTab only', async () => {
  const app = await openFixture()
  expect(await callWx(app, 'navigateTo', { url: '/pages/mine/index' })).toMatchObject({
    errMsg: expect.stringContaining('fail'),
  })
  await callWx(app, 'switchTab', { url: '/pages/mine/index' })
  await callWx(app, 'switchTab', { url: '/pages/home/index' })
  expect(await routes(app)).toEqual(['pages/home/index'])
  expect(await steps(app)).not.toContain('home.onUnload')
  expect((await steps(app)).at(-1)).toBe('home.onShow')
})

test('the eleventh page is refused, and so is one that does not exist', async () => {
  const app = await openFixture()
  for (let depth = 1; depth < 10; depth++) await callWx(app, 'navigateTo', { url: '/pages/list/index' })
  expect(await app.stack()).toHaveLength(10)
  expect(await callWx(app, 'navigateTo', { url: '/pages/list/index' })).toEqual({
    errMsg: 'navigateTo:fail webview count limit exceed',
  })
  expect(await callWx(app, 'redirectTo', { url: '/pages/none/index' })).toEqual({
    errMsg: 'redirectTo:fail page "pages/none/index" is not found',
  })
  await callWx(app, 'navigateBack', { delta: 99 })
  expect(await routes(app)).toEqual(['pages/home/index'])
})

test('an unknown path at launch is told to the app', async () => {
  const app = await openFixture('pages/none/index')
  expect(await steps(app)).toEqual(['app.onLaunch', 'app.onShow', 'app.onPageNotFound'])
  expect(await app.stack()).toEqual([])
})

test('a sub-package page brings its own components', async () => {
  const app = await openFixture()
  await callWx(app, 'navigateTo', { url: '/packages/more/index' })
  await app.tap('.count')
  expect(await app.text('.count')).toBe('4')
  expect(await app.text('.heard')).toBe('heard 4')
  await expectHealthy(app)
})

test("an open page-container takes the phone's back; the page stays", async () => {
  const app = await openFixture('pages/list/index')
  await callWx(app, 'navigateTo', { url: '/pages/form/index' })
  await callWx(app, 'reLaunch', { url: '/pages/home/index' })
  await app.page.evaluate(() => {
    const pages = (window as unknown as { getCurrentPages(): { setData(data: object): void }[] }).getCurrentPages()
    pages[0]!.setData({ sheet: true })
  })
  await app.find('.sheet').waitFor()
  await app.back()
  expect(await app.text('.half')).toBe('sheet left')
  expect(await app.find('.sheet').isVisible()).toBe(false)
})

test('leaving for another app and coming back runs the hooks of page and app', async () => {
  const app = await openFixture()
  await app.hide()
  await app.show()
  expect((await steps(app)).slice(-4)).toEqual(['home.onHide', 'app.onHide', 'app.onShow', 'home.onShow'])
})

test('each page wears its own styles only, as on a phone', async () => {
  const app = await openFixture()
  const color = (selector: string) => app.find(selector).evaluate(element => getComputedStyle(element).color)
  expect(await color('.red')).toBe('rgb(200, 0, 0)')
  expect(await color('.only-here')).toBe('rgb(0, 0, 200)')
  await app.tap('.link')
  await app.find('.rows').waitFor()
  expect(await color('.only-here')).toBe('rgb(0, 0, 0)')
})
