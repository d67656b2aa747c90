/** Documents in the mini-program without a network: saved ones open from files. */
import { bookmarkCopy } from '@/copy/bookmark'
import { readerCopy } from '@/copy/reader'
import { longLaw } from '../support/long-law'
import { LIMITS, eventually, expectHealthy } from './mini-program'
import { asMember, openLaw, sees, tool } from './reading'

const law = longLaw('l1')

test('a saved law opens completely without a network, and says how old it is', async () => {
  const app = await openLaw(law, asMember)
  await tool(app, readerCopy.document.save)
  await app.find('.toast__action').getByText(bookmarkCopy.bookmark.file).tap()
  await app.find('.sheet__corner .icon-button').tap()
  await app
    .find('.list-item__detail')
    .getByText(/^1 篇 · /)
    .waitFor()
  await app.screenshot('texts-desk')

  await app.setOffline(true)
  await app.find('.workspace-line__tap').tap()
  await app.find('.cached-notice').waitFor()
  await sees(app, '第一条')
  await app.screenshot('texts-offline')
  await app.resetMeter()
  await tool(app, readerCopy.reader.contents)
  await app.find('.article-box input').fill('1260')
  await app.find('.article-box .button').tap()
  await sees(app, '第一千二百六十条')
  const { largest } = await app.meter()
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)

  await app.setOffline(false)
  await app.find('.cached-notice').tap()
  await sees(app, '第一条')
  await eventually(async () => expect(await app.find('.cached-notice').count()).toBe(0))
  await expectHealthy(app)
  await app.close()
})
