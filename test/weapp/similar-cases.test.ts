/**
 * 案情检索 in the mini-program: facts lead to similar cases with shared passages, and selected cases go into the report.
 */
import { similarCasesCopy, fill } from '@/copy/similar-cases'
import { reportCopy } from '@/copy/report'
import { ROUTES } from '@/routing/routes'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { eventually, expectHealthy, expectLight, openMiniProgram, proxyTo } from './mini-program'

const { page, title } = ROUTES.alike
const { similarCases } = similarCasesCopy
const FACTS =
  '原告与被告签订加工合同，约定被告逾期付款的按日支付违约金。被告收货后以质量不符为由拒绝付款。被告辩称违约金过高，请求法院予以调整。'

const server = companionServer({ CORPUS: 'sample' })

test.each([
  ['light', 375, 812],
  ['dark', 320, 568],
] as const)('facts find cases, in %s at %d px', async (theme, width, height) => {
  const token = await memberToken(server.origin)
  const app = await openMiniProgram({
    path: page,
    answer: proxyTo(server.origin),
    storage: { token },
    theme,
    width,
    height,
  })
  const box = app.find(`textarea[aria-label="${similarCases.facts}"]`)
  await eventually(async () => expect(await box.count()).toBe(1))
  expect(await app.title()).toBe(title)
  await box.fill('欠钱不还')
  await app.tap('.facts-form .button--solid')
  await eventually(async () => expect(await app.text()).toContain(fill(similarCases.tooShort, { least: 20, count: 4 })))
  await box.fill(FACTS)
  await app.screenshot(`alike-form-${width}-${theme}`)
  await app.tap('.facts-form .button--solid')
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  expect(await app.find('.row .segment-hit').count()).toBeGreaterThan(2)
  await app.screenshot(`alike-found-${width}-${theme}`)

  await app.find('.cause-chip').first().tap()
  await eventually(async () => expect(await app.find('.cause-chip--on').count()).toBe(1))
  await eventually(async () => expect(await app.find('.row').count()).toBeGreaterThan(2))
  await app.tap(`[aria-label="${reportCopy.report.startSelection}"]`)
  await eventually(async () => expect(await app.find('.row--pickable').count()).toBeGreaterThan(2))
  await app.find('.row').first().tap()
  await eventually(async () => expect(await app.find('.row--picked').count()).toBe(1))
  await app.tap('.row-selection-bar .action-bar__main')
  await eventually(async () => expect(await app.find('.report-case').count()).toBe(1))
  await expectLight(app)
  await expectHealthy(app)
  await app.close()
})
