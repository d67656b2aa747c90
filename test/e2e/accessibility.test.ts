/** Every screen that the sample can fill, in both themes, against WCAG 2.2 AA as far as a machine can tell. */
import { encodeUrlQuery } from '@domain/query/codec'
import { copy } from '@/copy'
import { ROUTES, ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { violationsOn } from '../support/axe'
import { DOCUMENTS } from '../support/sample-documents'
import { type Phone, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample', API_DOCS: 'yes' })

const asking = (name: RouteName, value: string) =>
  `${ROUTES[name].url}?query=${encodeURIComponent(encodeUrlQuery([{ name: '全文', value }]))}`

/** Addresses that a screen needs more for than its own. */
const ADDRESSES: Partial<Record<RouteName, string>> = {
  ...DOCUMENTS,
  'home-search-input': '/home-search-input?type=law',
  advanced: '/advanced?type=case',
  'similarity-calssification-detail': '/similarity-calssification-detail/1',
  'excellent-calssification-detail': '/excellent-calssification-detail/1',
  'article-partner-detail': '/article-partner/1/法研所',
  'fiscal-tax-carousel': '/fiscal-tax-carousel/1',
  'tax-incentives-list': asking('tax-incentives-list', '制造业'),
  'case-list': asking('case-list', '违约金'),
}

/** They lead on at once, or are another address of the same. */
const NO_SCREEN: RouteName[] = ['auth', 'home-search']

const SCREENS = ROUTE_NAMES.filter(name => !ROUTES[name].weappOnly && !NO_SCREEN.includes(name)).map(name => ({
  name,
  address: ADDRESSES[name] ?? ROUTES[name].url,
}))

async function isDrawn(phone: Phone) {
  await phone.top.locator('.skeleton, .waiting, .loading-page').first().waitFor({ state: 'detached' })
  await phone.settled()
}

let phone: Phone
beforeAll(async () => {
  phone = await open('/search')
  await phone.signIn()
})
afterAll(() => phone.close())

async function breaksNoRule({ page }: Phone) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page)).toEqual([])
  // The same parts in other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
}

test.each(SCREENS)('$name breaks no rule', async ({ address }) => {
  await phone.page.emulateMedia({ colorScheme: 'light' })
  await phone.goto(address)
  await isDrawn(phone)
  await breaksNoRule(phone)
})

describe('the server’s own pages break no rule', () => {
  const send = (guest: Phone) => guest.page.locator('button[type=submit]').click()
  const isRefused = (guest: Phone) => guest.page.locator('[aria-invalid]').first().waitFor()

  test.each([`/privacy`, '/privacy/data', '/trial', '/openapi'])('%s', async address => {
    await phone.page.goto(origin() + address)
    await breaksNoRule(phone)
  })

  test('login: as it comes, refused, not agreed to; begun elsewhere it says so', async () => {
    const guest = await open('/search')
    await (await guest.account()).getByRole('button', { name: copy.action.login, exact: true }).click()
    await guest.page.waitForURL(/\/oauth\/authorize\?/)
    await breaksNoRule(guest)
    await guest.page.locator('#name').fill('member')
    await guest.page.locator('#password').fill('alpha-member')
    await send(guest)
    await isRefused(guest)
    await breaksNoRule(guest)
    await guest.page.getByRole('checkbox').check()
    await guest.page.locator('#password').fill('wrong')
    await send(guest)
    await guest.page.locator('.alert').waitFor()
    await breaksNoRule(guest)
    await guest.page.goto(`${origin()}/oauth/authorize?state=unknown`)
    await guest.page.locator('.state').waitFor()
    await breaksNoRule(guest)
    await guest.close()
  })

  test.each(['/privacy/data', '/trial'])('%s, sent with nothing in it', async address => {
    await phone.page.goto(origin() + address)
    await send(phone)
    await isRefused(phone)
    await breaksNoRule(phone)
  })
})
