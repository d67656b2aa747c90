/**
 * Every screen and popup of the shell, in both themes and two widths: nothing overflows, nothing is too small to tap.
 */
import { copy } from '@/copy'
import { eventually } from '../support/time'
import { measure } from './measure'
import { type Phone, type Visit, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

interface Shot {
  name: string
  address: string
  visit?: Visit
  reach?: (phone: Phone) => Promise<void>
}

const openPromo = async (phone: Phone) => {
  await phone.page.getByRole('dialog').waitFor()
  await phone.settled()
}

const SHOTS: Shot[] = [
  { name: 'home-guest', address: '/search' },
  {
    name: 'home-account',
    address: '/search',
    reach: async phone => {
      await phone.signIn('office-few', 'alpha-office-few')
      await phone.isSignedInAs('演示机构用户')
      await phone.settled()
    },
  },
  { name: 'not-found', address: '/nowhere' },
  { name: 'no-permission', address: '/ccc-no-auth', visit: { host: 'ios' } },
  { name: 'no-login', address: '/ccc-no-login' },
  {
    name: 'login-refused',
    address: '/auth?code=x&state=y',
    reach: phone => phone.sees(copy.deepLink.signInAgain),
  },
  { name: 'needless-login', address: '/search', visit: { host: 'ios' }, reach: openPromo },
]

const SIZES = [
  { width: 375, height: 812 },
  { width: 320, height: 568 },
] as const

const GROUNDS = { light: 'rgb(244, 246, 249)', dark: 'rgb(16, 21, 29)' } as const

const groundOf = (phone: Phone) => phone.page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.each(SHOTS)('$name at 375 and 320 px, light and dark', async ({ name, address, visit, reach }) => {
  const phone = await open(address, { ...visit, ...SIZES[0] })
  await reach?.(phone)
  for (const size of SIZES) {
    await phone.page.setViewportSize(size)
    for (const theme of ['light', 'dark'] as const) {
      await phone.page.emulateMedia({ colorScheme: theme })
      await eventually(async () => expect(await groundOf(phone)).toBe(GROUNDS[theme]))
      await phone.settled()
      await phone.shot(`${name}-${size.width}-${theme}`)
      const measures = await phone.page.evaluate(measure, undefined)
      expect([size.width, theme, measures]).toEqual([size.width, theme, { overflow: 0, small: [], unnamed: 0 }])
    }
  }
  await phone.close()
})

test('on a desktop the column is at most 720 px wide and in the middle', async () => {
  const phone = await open('/search', { width: 1280, height: 800 })
  const box = await phone.top.locator('.big-search').boundingBox()
  expect(box).toMatchObject({ width: 720, x: 280 })
  await phone.shot('home-desktop')
  await phone.close()
})

test('with reduced motion a sheet is there at once', async () => {
  const phone = await open('/search')
  await phone.page.emulateMedia({ reducedMotion: 'reduce' })
  await phone.account()
  const times = await phone.page.evaluate(() =>
    ['.layer__mask', '.layer__box'].map(part => {
      const element = document.querySelector(part)
      return element && getComputedStyle(element).animationDuration
    }),
  )
  expect(times).toEqual(['0.001s', '0.001s'])
  await phone.close()
})
