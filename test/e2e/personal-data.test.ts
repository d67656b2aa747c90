/** 我的数据: exported as a file, cleared everywhere; and an account that is ended and restored. */
import { readFileSync } from 'node:fs'
import type { PersonalData } from '@contract/personal-data'
import { ARCHIVE_FILES } from '@domain/workspace/archive'
import { accountCopy } from '@/copy/account'
import { workspaceCopy } from '@/copy/workspace'
import { dataExportCopy } from '@/copy/data-export'
import { readerCopy } from '@/copy/reader'
import { accountRestoreCopy } from '@/copy/restore'
import { ROUTES } from '@/routing/routes'
import { violationsOn } from '../support/axe'
import { bodyOf, paragraphsOf, unzip } from '../support/docx'
import { startServerWith } from '../support/server-with-account'
import { eventually } from '../support/time'
import { Phone, type Visit } from './support'

const OWN = { name: '王律师', login: 'wang', password: 'the only password' }
const { dataExport } = dataExportCopy
const { data, closeAccount, storedData } = accountCopy.security
const { save, unsave } = readerCopy.document
const CASE = '/case-detail/case-00001'
const WORKSPACE = ROUTES.desk.url
const DARK: Visit = { theme: 'dark', width: 320, height: 568 }

let server: Awaited<ReturnType<typeof startServerWith>>
beforeAll(async () => {
  server = await startServerWith(OWN)
})
afterAll(() => server.stop())

const open = (address: string, visit: Visit = {}) => Phone.open(server.origin, address, visit)
const line = (phone: Phone, title: string) => phone.top.locator('.list-item__tap', { hasText: title })
const question = (phone: Phone) => phone.page.getByRole('alertdialog')
const agree = (phone: Phone, word: string) => question(phone).getByRole('button', { name: word, exact: true }).tap()
const lines = (phone: Phone) => phone.top.locator('.workspace-line')
const holds = (phone: Phone, count: number) => eventually(async () => expect(await lines(phone).count()).toBe(count))
const breaksNoRule = async ({ page }: Phone) => expect(await violationsOn(page)).toEqual([])
const tooWide = (phone: Phone) => phone.top.evaluate(page => page.scrollWidth - page.clientWidth)

/** Whatever its outcome. */
async function logIn(phone: Phone) {
  await phone.goto('/search')
  const account = await phone.account()
  await account.getByRole('button', { name: accountCopy.action.login, exact: true }).click()
  await phone.page.getByRole('textbox', { name: '账号' }).fill(OWN.login)
  await phone.page.locator('#password').fill(OWN.password)
  await phone.page.getByRole('checkbox').check()
  await phone.page.getByRole('button', { name: '登录' }).click()
}

async function comeIn(visit: Visit = {}) {
  const phone = await open('/search', visit)
  await phone.signIn(OWN.login, OWN.password)
  return phone
}

async function keepCase(phone: Phone) {
  await phone.goto(CASE)
  const saveReply = phone.page.waitForResponse(
    reply => reply.url().includes('/desk/') && (reply.request().postData() ?? '').includes('case-00001'),
  )
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  return saveReply
}

async function toOwnData(phone: Phone) {
  await phone.goto(ROUTES['account-security'].url)
  await line(phone, dataExport.start).scrollIntoViewIfNeeded()
}

async function exported<T>(phone: Phone) {
  const waiting = phone.page.waitForEvent('download')
  await line(phone, dataExport.start).tap()
  const file = await waiting
  expect(file.suggestedFilename()).toBe(dataExport.file)
  const parts = unzip(readFileSync(await file.path()))
  return { personalData: JSON.parse(String(parts[ARCHIVE_FILES.data])) as T, paper: parts[ARCHIVE_FILES.desk]! }
}

test('all data is exported: for programs, and as a document with the workspace', async () => {
  const phone = await comeIn()
  await keepCase(phone)
  await toOwnData(phone)
  await phone.settled()
  await phone.shot('own-data')
  await breaksNoRule(phone)
  const { personalData, paper } = await exported<PersonalData>(phone)
  expect(personalData.account).toMatchObject({ name: OWN.name, login: OWN.login })
  expect(personalData.desk).toMatchObject([{ kind: 'document' }])
  const { title } = JSON.parse(personalData.desk[0]!.body) as { title: string }
  expect(paragraphsOf(bodyOf(paper))).toContain(`1. ${title}`)

  await line(phone, data.storedData).tap()
  await phone.page.getByRole('dialog', { name: storedData.title }).waitFor()
  await phone.settled()
  await phone.shot('own-data-kept')
  await breaksNoRule(phone)
  await phone.close()
})

test('data cleared on one device disappears from the others, and from the device', async () => {
  const [phone, other] = [await comeIn(), await comeIn()]
  await keepCase(phone)
  await other.goto(WORKSPACE)
  await holds(other, 1)
  await toOwnData(phone)
  await line(phone, data.clear).tap()
  await phone.settled()
  await phone.shot('own-data-clear')
  await agree(phone, accountCopy.action.cancel)
  await phone.goto(WORKSPACE)
  await holds(phone, 1)
  await toOwnData(phone)
  await line(phone, data.clear).tap()
  await agree(phone, data.clearConfirm)
  await phone.wasTold(data.cleared)
  await phone.goto(WORKSPACE)
  await phone.sees(workspaceCopy.workspace.empty)
  await other.page.reload()
  await other.sees(workspaceCopy.workspace.empty)
  await phone.goto('/search')
  expect(await phone.stored('read-documents')).toBeFalsy()
  await phone.close()
  await other.close()
})

test('a guest exports the data of the device, without a network', async () => {
  const phone = await open(CASE, DARK)
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await phone.goto(WORKSPACE)
  await holds(phone, 1)
  await line(phone, dataExport.start).scrollIntoViewIfNeeded()
  await phone.settled()
  await phone.shot('own-data-guest-export-320-dark')
  await phone.page.context().setOffline(true)
  const { personalData, paper } = await exported<Pick<PersonalData, 'desk'> & { read: Array<{ title: string }> }>(phone)
  await phone.wasTold(dataExport.exported)
  expect(personalData.desk).toMatchObject([{ kind: 'document' }])
  const { title } = JSON.parse(personalData.desk[0]!.body) as { title: string }
  expect(personalData.read).toMatchObject([{ title }])
  expect(paragraphsOf(bodyOf(paper))).toContain(`1. ${title}`)
  await phone.close()
})

test('a guest clears the data of the device', async () => {
  const phone = await open(CASE, DARK)
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await phone.goto(WORKSPACE)
  await holds(phone, 1)
  await line(phone, workspaceCopy.workspace.clear).scrollIntoViewIfNeeded()
  await phone.settled()
  await phone.shot('own-data-guest-320-dark')
  await line(phone, workspaceCopy.workspace.clear).tap()
  await agree(phone, workspaceCopy.workspace.clearConfirm)
  await phone.wasTold(workspaceCopy.workspace.cleared)
  await phone.sees(workspaceCopy.workspace.empty)
  await phone.page.reload()
  await phone.sees(workspaceCopy.workspace.empty)
  await phone.close()
})

test('an account is ended with its password, and restored by a login', async () => {
  const phone = await comeIn(DARK)
  await keepCase(phone)
  await toOwnData(phone)
  await line(phone, data.closeAccount).scrollIntoViewIfNeeded()
  await line(phone, data.closeAccount).tap()
  const sheet = phone.page.getByRole('dialog', { name: closeAccount.title })
  await sheet.getByRole('textbox', { name: closeAccount.password }).fill('guess')
  await phone.settled()
  await phone.shot('own-data-leave-320-dark')
  await breaksNoRule(phone)
  await phone.mainKey.tap()
  await agree(phone, closeAccount.confirm)
  await sheet.getByText(closeAccount.wrong).waitFor()
  await sheet.getByRole('textbox', { name: closeAccount.password }).fill(OWN.password)
  await phone.mainKey.tap()
  await agree(phone, closeAccount.confirm)
  await question(phone).getByText('重新登录可以恢复').waitFor()
  await phone.settled()
  await phone.shot('own-data-left-320-dark')
  await agree(phone, closeAccount.understood)
  expect(await phone.stored('token')).toBeFalsy()
  expect(await tooWide(phone)).toBe(0)

  await logIn(phone)
  await question(phone).getByText(accountRestoreCopy.restore.question).waitFor()
  await phone.settled()
  await phone.shot('own-data-restore-320-dark')
  await agree(phone, accountRestoreCopy.restore.confirm)
  await phone.isAt('/search')
  await phone.goto(WORKSPACE)
  await holds(phone, 1)
  await phone.close()
})

test('a login without restoring shows when the account is deleted', async () => {
  const phone = await comeIn()
  await toOwnData(phone)
  await line(phone, data.closeAccount).tap()
  await phone.page.getByRole('textbox', { name: closeAccount.password }).fill(OWN.password)
  await phone.mainKey.tap()
  await agree(phone, closeAccount.confirm)
  await agree(phone, closeAccount.understood)
  await logIn(phone)
  await agree(phone, accountCopy.action.cancel)
  await phone.sees('该账号已申请注销')
  await phone.settled()
  await phone.shot('own-data-refused')
  expect(await phone.stored('token')).toBeFalsy()
  await phone.close()
})
