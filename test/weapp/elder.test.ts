/** The type size in the mini-program: WeChat's setting, and 长辈模式. */
import { copy } from '@/copy'
import { companionServer } from '../support/companion'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const server = companionServer({ CORPUS: 'sample' })

const INTRO = 13
const shown = (app: MiniProgram, selector: string) => app.find(`${selector}:visible`)
const isDrawn = (app: MiniProgram, scale: number) =>
  eventually(async () => {
    const size = await shown(app, '.home-intro')
      .first()
      .evaluate(element => getComputedStyle(element).fontSize)
    expect(parseFloat(size)).toBeCloseTo(INTRO * scale, 1)
  })

const home = (options: Parameters<typeof openMiniProgram>[0] = {}) =>
  openMiniProgram({ answer: proxyTo(server.origin), ...options })

test("type has WeChat's size, as far as the screens allow", async () => {
  for (const [fontSize, scale] of [
    [16, 1],
    [20, 1.25],
    [28, 1.5],
  ] as const) {
    const app = await home({ fontSize })
    await isDrawn(app, scale)
    await app.close()
  }
})

test('长辈模式 is switched on in the account sheet, enlarges the type, stays on, and hides the promotion', async () => {
  const app = await home()
  await app.tap('.promo__close')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(0))
  await shown(app, '.home-header__right > .icon-button').tap()
  await shown(app, '.elder-switch .switch').tap()
  await isDrawn(app, 1.375)
  expect(await app.calls('wx.vibrateShort')).toHaveLength(1)
  await eventually(async () =>
    expect(await shown(app, '.home-header__right > .icon-button .icon-button__word').innerText()).toBe(
      copy.elder.account,
    ),
  )
  const { width, height } = (await shown(app, '.home-header__right > .icon-button').boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(60)
  const storage = await app.storage()
  expect(JSON.parse(String(storage.elder))).toEqual({ v: 1, d: true })
  await app.screenshot('elder-home')
  await expectHealthy(app)
  await app.close()

  const again = await home({ storage })
  await isDrawn(again, 1.375)
  expect(await again.find('.promo').count()).toBe(0)
  await again.close()
})
