/** A long press on a row in the mini-program saves its document without opening it. */
import { rowActionsCopy } from '@/copy/row-actions'
import { ROUTES } from '@/routing/routes'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { LIMITS, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const server = companionServer({ CORPUS: 'sample' })

test.each([ROUTES.search.page, 'pages/list/case'])('a long press on a row of %s saves its document', async path => {
  // A guest would have to log in first.
  const token = await memberToken(server.origin)
  const app = await openMiniProgram({ path, answer: proxyTo(server.origin), storage: { token } })
  const row = app.find('.row').first()
  await row.waitFor()
  const key = (name: string) => app.find('.layer .list-item__tap').getByText(name, { exact: true })
  const hold = async (name: string) => {
    const { x, y } = (await row.boundingBox())!
    const finger = await app.page.context().newCDPSession(app.page)
    const touchPoints = [{ x: x + 40, y: y + 20 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await key(name).waitFor()
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await hold(rowActionsCopy.rowActions.save)
  await app.screenshot(`held-row-${path.split('/')[1]}`)
  await key(rowActionsCopy.rowActions.save).tap()
  await app.find('.toast__text').getByText(rowActionsCopy.bookmark.saved).waitFor()
  await eventually(async () => expect(await app.find('.layer').count()).toBe(0))
  await row.locator('.row__item').getByText(rowActionsCopy.bookmark.saved, { exact: true }).waitFor()
  await hold(rowActionsCopy.bookmark.remove)
  const { largest } = await app.meter()
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  await expectHealthy(app)
  await app.close()
})
