/** The server's own pages, in both themes, against the machine-checkable rules of WCAG 2.2 AA. */
import { copy } from '@/copy'
import { violationsOn } from '../support/axe'
import { type Phone, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample', API_DOCS: 'yes' })

let phone: Phone
beforeAll(async () => {
  phone = await open('/search')
  await phone.signIn()
})
afterAll(() => phone.close())

async function breaksNoRule({ page }: Phone) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page)).toEqual([])
  // The same elements in other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast'])).toEqual([])
}

describe('the server’s own pages break no rule', () => {
  const send = (guest: Phone) => guest.page.locator('button[type=submit]').click()
  const isRefused = (guest: Phone) => guest.page.locator('[aria-invalid]').first().waitFor()

  test.each([`/privacy`, '/privacy/data', '/trial', '/openapi'])('%s', async address => {
    await phone.page.goto(origin() + address)
    await breaksNoRule(phone)
  })

  test('login: new, refused, without consent; begun on another site it says so', async () => {
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

  test.each(['/privacy/data', '/trial'])('%s, sent empty', async address => {
    await phone.page.goto(origin() + address)
    await send(phone)
    await isRefused(phone)
    await breaksNoRule(phone)
  })
})
