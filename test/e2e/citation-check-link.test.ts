/** 引用核验 by a link: made by a member, opened by a guest, revoked by the member. */
import { accountCopy } from '@/copy/account'
import { citationCheckCopy } from '@/copy/citation-check'
import { shareCopy } from '@/copy/share'
import { ROUTES } from '@/routing/routes'
import { FINDING_STATE_NAMES } from '@domain/citation-check/finding-messages'
import { ASSESSMENT_NAMES } from '@domain/citation-check/assessment'
import { violationsOn } from '../support/axe'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' }, { isSeparate: true })
const { citationCheck } = citationCheckCopy
const { url } = ROUTES.brief

const SECRET = '王某于某日向李某借款，双方另有约定'
const BRIEF = [
  `${SECRET}。依照《中华人民共和国普惠金融信用信息示范法》第三条规定：“普惠金融信用信息工作应当遵循依法、自愿、便民的原则。”`,
  '参照《中华人民共和国海洋花园法》第二条，并参见呼和浩特市中级人民法院（2020）内01民终90012号民事判决。',
].join('\n')
const LISTED = [FINDING_STATE_NAMES.misquoted, FINDING_STATE_NAMES.absent]

const states = (phone: Phone) => phone.top.locator('.finding:visible .status').allInnerTexts()
const areFound = (phone: Phone) => eventually(async () => expect(await states(phone)).toEqual(LISTED))
const breaksNoRule = async ({ page }: Phone) => expect(await violationsOn(page)).toEqual([])

async function checked(phone: Phone) {
  await phone.top.getByRole('textbox', { name: citationCheck.text }).fill(BRIEF)
  await phone.top.getByRole('button', { name: citationCheck.check }).tap()
  await areFound(phone)
}

/** The address of the report. */
async function link(phone: Phone) {
  await phone.top.getByRole('button', { name: citationCheck.link }).tap()
  await phone.page.getByRole('dialog', { name: citationCheck.linkTitle }).waitFor()
  await phone.settled()
}
const arrived = (phone: Phone) => eventually(async () => expect(phone.address).toContain('secretKey='))

test('a link shows the results and nothing of the document, until it is revoked', async () => {
  const phone = await openAsMember(url)
  await checked(phone)
  await link(phone)
  await phone.shot('brief-link')
  await breaksNoRule(phone)
  await phone.mainKey.tap()
  await arrived(phone)
  await phone.wasTold(citationCheck.linked)
  await areFound(phone)
  await phone.settled()
  await phone.shot('brief-linked')
  await breaksNoRule(phone)
  const address = phone.address
  await phone.top.getByRole('button', { name: citationCheck.share }).tap()
  const sheet = phone.page.getByRole('dialog', { name: shareCopy.share.title })
  await sheet.getByText(citationCheck.linkedTitle).waitFor()
  await sheet.getByText(citationCheckCopy.action.close).tap()

  const guest = await open(address, { theme: 'dark', width: 320, height: 568 })
  await areFound(guest)
  await guest.settled()
  await guest.shot('brief-linked-320-dark')
  await breaksNoRule(guest)
  expect(await guest.top.innerText()).not.toContain(SECRET)
  expect(await guest.top.innerText()).not.toContain('自愿')
  await guest.top.getByRole('radio', { name: new RegExp(ASSESSMENT_NAMES.change) }).tap()
  await guest.top
    .getByRole('button', { name: new RegExp(citationCheck.read) })
    .first()
    .tap()
  await guest.page.getByRole('dialog').getByText('公开、便民').waitFor()
  await guest.page.goBack()
  await guest.page.getByRole('dialog').waitFor({ state: 'detached' })
  await guest.top.getByRole('button', { name: citationCheck.checkYourOwn }).tap()
  await guest.isAt(url)

  const { shares } = accountCopy.security
  await phone.goto(ROUTES['account-security'].url)
  await phone.sees(shares.citationCheck)
  await phone.top.getByRole('button', { name: shares.revoke }).first().tap()
  await phone.page.getByRole('alertdialog').getByRole('button', { name: shares.revoke, exact: true }).tap()
  await phone.wasTold(shares.revoked)
  await guest.goto(address)
  await guest.sees('分享链接无效')
  await guest.settled()
  await guest.shot('brief-link-revoked-320-dark')
  await phone.close()
  await guest.close()
})

test('it contains a quotation if its maker wishes', async () => {
  const phone = await openAsMember(url)
  await checked(phone)
  await link(phone)
  await phone.page.getByRole('switch', { name: citationCheck.linkQuotes }).tap()
  await phone.mainKey.tap()
  await arrived(phone)
  await eventually(async () =>
    expect(await phone.top.locator('.finding__change--added:visible').allTextContents()).toEqual([
      `${citationCheck.added}自愿`,
    ]),
  )
  await phone.close()
})
