/** WeChat asks for consent before the clipboard and the album are used; the app follows the answer. */
import { readerCopy } from '@/copy/reader'
import { longLaw } from '../support/long-law'
import { openBundle } from 'mini-program-host/gates'
import { DIST } from './open'
import { type MiniProgram, expectHealthy } from './mini-program'
import { asMember, openLaw } from './reading'

const toasts = (app: MiniProgram, words: string) => app.find('.toast').getByText(words).waitFor()
const answers = (app: MiniProgram, word: string) => app.native.getByText(word, { exact: true }).tap()

test('the app leaves the consent dialog to WeChat', () => {
  expect(openBundle(DIST).app).toMatchObject({ __usePrivacyCheck__: true })
})

test('a citation is copied after consent; a refusal is reported, and the next tap asks again', async () => {
  const app = await openLaw(longLaw('l1'), { ...asMember, needsPrivacyConsent: true })
  const cite = () => app.tap(`[aria-label="${readerCopy.citation.copy}"]`)
  await app.find('.segment-link:not(.segment-handle)').first().tap()
  await app.find('.citation__line').first().waitFor()
  await cite()
  await answers(app, '拒绝')
  await toasts(app, readerCopy.copied.failed)
  await cite()
  await answers(app, '同意')
  await toasts(app, readerCopy.copied.finished)
  // WeChat's own message is gone: there is one only.
  expect(await app.native.getByText('内容已复制').count()).toBe(0)
  await expectHealthy(app)
  await app.close()
})
