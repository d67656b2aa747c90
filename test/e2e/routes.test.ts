import { copy, fill } from '@/copy'
import { h5App } from './support'

const { open, origin } = h5App()

/** The home screen of a server without documents. */
const NO_LIBRARIES = fill(copy.home.closed, { title: copy.home.tabs })

test('/ leads to /search, and /home-search is the same screen', async () => {
  const phone = await open('/')
  await phone.isAt('/search')
  await phone.sees(NO_LIBRARIES)
  await phone.goto('/home-search')
  await phone.isAt('/home-search')
  await phone.sees(NO_LIBRARIES)
  await phone.close()
})

test.each([
  '/nowhere',
  '/case-detail',
  '/a/b/c',
  '/100%',
  '/%E4%BD%A0%zz',
  '/search/extra',
  '/pages/search/index.html',
])('the unknown address %s shows the not-found screen, keeps the address, and has a link home', async address => {
  const phone = await open(address)
  await phone.sees(copy.notFoundPage.slice(0, 9))
  expect(phone.address).toBe(address)
  await phone.button(copy.action.home).click()
  await phone.isAt('/search')
  await phone.sees(NO_LIBRARIES)
  await phone.close()
})

test('refresh, back and forward keep the address and the title', async () => {
  const phone = await open('/ccc-no-auth')
  expect(await phone.page.title()).toBe('暂无权限')
  await phone.page.reload()
  await phone.sees('抱歉，您暂无权限访问该页面')
  await phone.goto('/nowhere')
  expect(await phone.page.title()).toBe('没有找到页面')
  await phone.page.goBack()
  await phone.isAt('/ccc-no-auth')
  await phone.sees('抱歉，您暂无权限访问该页面')
  await phone.page.goForward()
  await phone.isAt('/nowhere')
  await phone.close()
})

describe('/auth', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://user@evil.example',
    '%2f%2fevil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ORIGIN:1/search',
    'https://evil.example/search',
  ])('?targeturl=%s ends on /search', async target => {
    const phone = await open('/search')
    const [host = ''] = origin().split(/:(?=\d+$)/)
    const targetUrl = target.replace('ORIGIN', host)
    const left: string[] = []
    phone.page.on('framenavigated', frame => left.push(frame.url()))
    await phone.page.goto(
      `${origin()}/auth?targeturl=${target.startsWith('%') ? target : encodeURIComponent(targetUrl)}`,
    )
    await phone.isAt('/search')
    await phone.sees(NO_LIBRARIES)
    expect(left.filter(url => !url.startsWith(origin()))).toEqual([])
    await phone.close()
  })

  test.each([
    ['type=law&lid=3', '/law-detail/3'],
    ['type=fiscalTaxQA', '/fiscal-tax-qa-list'],
    ['isAdvSearch=true&type=case', '/advanced?type=case'],
    [`targeturl=${encodeURIComponent('/ccc-no-auth')}`, '/ccc-no-auth'],
    ['', '/search'],
  ])('?%s leads to %s and leaves no landing behind', async (query, address) => {
    const phone = await open('/search')
    await phone.page.goto(`${origin()}/auth?${query}`)
    await phone.isAt(address)
    await phone.page.goBack()
    await phone.isAt('/search')
    await phone.close()
  })
})
