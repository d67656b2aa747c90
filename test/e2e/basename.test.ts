/** The whole app below a basename, from the server and from the browser's storage. */
import path from 'node:path'
import { eventually, gate } from '../support/time'
import { h5App } from './support'

const { open, origin } = h5App({
  CORPUS: 'sample',
  BASENAME: '/m',
  H5_DIR: path.resolve(__dirname, '../../dist/gallery'),
})

const HOME = '/m/search'

/** On a busy machine the first pages may take longer to render than a request waits. */
const pageOf = async (address: string) => (await fetch(origin() + address)).text()
const isDrawn = (address: string) => eventually(async () => expect(await pageOf(address)).toContain('id="prerendered"'))

test('links prerendered page prerendered page stay below it, and the app replaces the page without new requests', async () => {
  await isDrawn(HOME)
  const paths: string[] = []
  const held = gate()
  const phone = await open('/m/nowhere')
  phone.page.on('request', request => paths.push(new URL(request.url()).pathname))
  await phone.page.route(/\/js\//, async route => {
    await held.opened
    await route.continue()
  })
  await phone.page.goto(origin() + HOME, { waitUntil: 'commit' })
  const prerenderedRow = phone.page.locator('#prerendered .row').first()
  const href = await prerenderedRow.getAttribute('href')
  const title = await prerenderedRow.locator('.row__title').innerText()
  expect(href).toMatch(/^\/m\/case-detail\//)
  held.open()
  await phone.page.waitForSelector('#prerendered', { state: 'detached' })
  const row = phone.top.locator('.row').first()
  expect(await row.locator('.row__title').innerText()).toBe(title)
  expect(paths.filter(url => url.includes('/api/'))).toEqual([])
  expect(paths.filter(url => /\.(js|css)$/.test(url) && !url.startsWith('/m/'))).toEqual([])
  await row.click()
  await phone.isAt(href!)
  await phone.close()
})

test('a browser stores only pages below it', async () => {
  await isDrawn(HOME)
  const phone = await open(HOME, { keeps: true })
  const storedPages = () =>
    phone.page.evaluate(async () => {
      const names = (await caches.keys()).filter(name => name.startsWith('offline:/m/:pages:'))
      const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => url.replace(location.origin, ''))
    })
  await eventually(async () => expect(await storedPages()).toEqual([HOME]), 60_000)
  const scopes = () =>
    phone.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))
  expect(await scopes()).toEqual([`${origin()}/m/`])
  const { app, page } = await phone.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href
    const manifest = (await (await fetch(link)).json()) as {
      scope: string
      start_url: string
      icons: { src: string }[]
    }
    const at = (address: string) => new URL(address, link).pathname
    const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(at(src))))
    return {
      app: [
        at(manifest.scope),
        at(manifest.start_url),
        ...icons.map(({ status, headers }) => `${status} ${headers.get('content-type')}`),
      ],
      page: document.querySelectorAll('meta[name="theme-color"]').length,
    }
  })
  expect(app).toEqual(['/m/', HOME, '200 image/png', '200 image/png', '200 image/png'])
  expect(page).toBe(2)
  await phone.page.context().setOffline(true)
  await phone.goto(HOME)
  await phone.top.locator('.row').first().waitFor()
  await phone.goto('/m/law-list')
  await phone.top.locator('.state').waitFor()
  await phone.close()
})
