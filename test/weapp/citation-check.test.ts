/** 引用核验 in the mini-program: pasted text is checked; with the cost of the results. */
import { citationCheckCopy } from '@/copy/citation-check'
import { FINDING_STATE_NAMES } from '@domain/citation-check/finding-messages'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { type MiniProgram, eventually, expectHealthy, expectLight, openMiniProgram, proxyTo } from './mini-program'

const { citationCheck } = citationCheckCopy
const BRIEF = [
  '依照《中华人民共和国普惠金融信用信息示范法》第三条规定：“普惠金融信用信息工作应当遵循依法、自愿、便民的原则。”',
  '依照《普惠金融信用信息示范法》第四条第二款、第九百条，并参照《中华人民共和国海洋花园法》第二条。',
].join('\n')

const server = companionServer({ CORPUS: 'sample' })

const statesOf = (app: MiniProgram) => app.find('.finding .status').allInnerTexts()

test('a pasted document is checked, and a cited article opens', async () => {
  const app = await openMiniProgram({ path: 'pages/account/brief/index', answer: proxyTo(server.origin) })
  await app.find(`textarea[aria-label="${citationCheck.text}"]`).waitFor()
  await app.screenshot('brief-empty')
  await app.find(`textarea[aria-label="${citationCheck.text}"]`).fill(BRIEF)
  await app.find('.citation-check__actions .button').nth(1).tap()
  await eventually(async () => expect(await app.find('.finding').count()).toBe(3))
  expect(await statesOf(app)).toEqual([
    FINDING_STATE_NAMES.misquoted,
    FINDING_STATE_NAMES.noArticle,
    FINDING_STATE_NAMES.absent,
  ])
  await app.screenshot('brief-found')
  await expectLight(app)
  await app.find('.finding__actions .button').nth(0).tap()
  await eventually(async () => expect(await app.find('.citation__line').count()).toBeGreaterThan(0))
  expect(await app.find('.citation__line').nth(0).innerText()).toContain('公开、便民')
  await app.screenshot('brief-read')
  await expectHealthy(app)
  await app.close()
})

test('the results become a link, which the page itself forwards', async () => {
  const app = await openMiniProgram({
    path: 'pages/account/brief/index',
    answer: proxyTo(server.origin),
    storage: { token: await memberToken(server.origin) },
  })
  await app.find(`textarea[aria-label="${citationCheck.text}"]`).waitFor()
  await app.find(`textarea[aria-label="${citationCheck.text}"]`).fill(BRIEF)
  await app.find('.citation-check__actions .button').nth(1).tap()
  await eventually(async () => expect(await app.find('.finding').count()).toBe(3))
  await app.find('.citation-check__actions .button').getByText(citationCheck.link).tap()
  await app.find('.action-bar__main').tap()
  await eventually(async () => expect(await app.text()).toContain(citationCheck.linkedNote))
  const secretKey = (await app.stack()).pop()?.query.secretKey ?? ''
  expect(secretKey).toMatch(/^[\w-]{22}$/)
  await app.screenshot('brief-linked')
  await app.share()
  await eventually(async () => {
    const [shared] = await app.calls('share')
    expect(JSON.stringify(shared)).toContain(secretKey)
  })
  await expectHealthy(app)
  await app.close()
})
