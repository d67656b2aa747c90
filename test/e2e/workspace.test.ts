/** 工作台 by touch: documents saved from the reader, put into folders, found again, and synchronized. */
import { readerCopy } from '@/copy/reader'
import { listCopy } from '@/copy/list'
import { workspaceCopy, fill } from '@/copy/workspace'
import { ROUTES } from '@/routing/routes'
import { violationsOn } from '../support/axe'
import { eventually } from '../support/time'
import { UNSENT, isStored, synced } from './workspace-support'
import { type Phone, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' }, { isSeparate: true })
const { workspace, bookmark } = workspaceCopy
const { save, unsave } = readerCopy.document
const { url: WORKSPACE, title: TITLE } = ROUTES.desk

const CASES = ['case-00001', 'case-00002', 'case-00003'].map(jid => `/case-detail/${jid}`)
const LAW = '/law-detail/law-0029-1'
const FOLDER = '王某诉李某买卖合同'

const lines = (phone: Phone) => phone.top.locator('.workspace-line')
const dialog = (phone: Phone) => phone.page.getByRole('dialog').last()
const isClosed = (phone: Phone) => eventually(async () => expect(await phone.page.getByRole('dialog').count()).toBe(0))
const holds = (phone: Phone, count: number) => eventually(async () => expect(await lines(phone).count()).toBe(count))
const moreOf = (phone: Phone) => phone.top.getByRole('button', { name: /^更多操作：/ })
const breaksNoRule = async ({ page }: Phone) => expect(await violationsOn(page)).toEqual([])
const confirm = (phone: Phone) => phone.mainKey.tap()

/** Returns its title. */
async function keepHere(phone: Phone) {
  await phone.idle()
  // No gesture: on a busy machine the browser takes a late tap for a long press.
  await phone.button(save).click()
  await phone.button(unsave).waitFor()
  const title = await phone.top.getByRole('heading', { level: 1 }).innerText()
  await isStored(phone, title)
  return title
}

async function keepAll(phone: Phone, addresses: string[]) {
  for (const address of addresses) {
    await phone.goto(address)
    await keepHere(phone)
  }
}

test('a document is saved in its reader, and the message puts it into a folder', async () => {
  const phone = await open(CASES[0]!)
  await keepHere(phone)
  await phone.settled()
  await phone.shot('desk-kept')
  await phone.page.getByRole('button', { name: bookmark.file, exact: true }).tap()
  await dialog(phone).getByRole('textbox', { name: workspace.newFolder }).fill(FOLDER)
  await phone.settled()
  await phone.shot('desk-place')
  await breaksNoRule(phone)
  await confirm(phone)
  await isClosed(phone)
  await phone.top.getByRole('tab', { name: `${FOLDER} 1`, exact: true }).tap()
  await holds(phone, 1)
  await phone.settled()
  await phone.shot('desk-folder')

  // After undo it is in the workspace itself.
  await phone.page.getByRole('button', { name: bookmark.undo, exact: true }).tap()
  const folder = phone.top.getByRole('tab', { name: FOLDER })
  await eventually(async () => expect(await folder.count()).toBe(0))
  await holds(phone, 1)

  await lines(phone).getByRole('link').tap()
  await phone.isAt(CASES[0]!)
  await phone.button(unsave).tap()
  await phone.button(save).waitFor()
  await phone.close()
})

test('saved documents are found, annotated, selected, cited and deleted, and present after a restart', async () => {
  const phone = await open(LAW, { width: 320, height: 640, theme: 'dark' })
  await phone.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepHere(phone)
  await keepAll(phone, CASES)
  await phone.goto(WORKSPACE)
  await holds(phone, 4)

  await moreOf(phone).first().tap()
  await dialog(phone).getByRole('button', { name: workspace.remark }).tap()
  await phone.page.getByRole('textbox', { name: workspace.remark }).fill('要点：违约金过高')
  await confirm(phone)
  await isClosed(phone)
  await phone.sees('要点：违约金过高')

  await phone.button(workspace.newFolder).tap()
  await phone.page.getByRole('textbox', { name: workspace.name, exact: true }).fill('乙案')
  await dialog(phone).getByRole('radio', { name: workspace.colours.gold }).tap()
  await confirm(phone)
  await isClosed(phone)
  await phone.button(workspace.select).tap()
  await phone.page.getByRole('button', { name: workspace.selectAll, exact: true }).tap()
  await phone.settled()
  await phone.shot('desk-chosen-320-dark')
  await breaksNoRule(phone)
  await confirm(phone)
  await dialog(phone).getByRole('checkbox', { name: '乙案' }).tap()
  await confirm(phone)
  await isClosed(phone)
  await phone.top.getByRole('tab', { name: '乙案 4', exact: true }).waitFor()

  await phone.page.getByRole('button', { name: workspace.export, exact: true }).tap()
  await dialog(phone).getByRole('button', { name: workspace.references }).tap()
  await isClosed(phone)
  const references = await phone.page.evaluate(() => navigator.clipboard.readText())
  expect(references.split('\n')).toHaveLength(4)
  expect(references).toContain('[4] ')

  await phone.page.reload()
  await holds(phone, 4)
  await phone.settled()
  await phone.shot('desk-320-dark')
  await breaksNoRule(phone)
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  await phone.top.getByRole('tab', { name: '乙案 4', exact: true }).tap()
  await phone.button(workspace.editFolder).tap()
  await phone.settled()
  await phone.shot('desk-folder-sheet-320-dark')
  await breaksNoRule(phone)
  await dialog(phone)
    .getByRole('button', { name: new RegExp(`^${workspace.removeFolder}`) })
    .tap()
  await isClosed(phone)
  await holds(phone, 4)
  await phone.close()
})

test('an empty workspace says what belongs there', async () => {
  const phone = await open('/search')
  await phone.button(TITLE).tap()
  await phone.isAt(WORKSPACE)
  await phone.sees(workspace.toSearch)
  await phone.settled()
  await phone.shot('desk-empty')
  await phone.close()
})

test("two devices of one account have one workspace; a guest's documents join it on request", async () => {
  const phone = await open(CASES[0]!)
  await keepHere(phone)
  await phone.goto('/search')
  await phone.signIn()
  await phone.goto(WORKSPACE)
  await phone.sees(fill(workspace.guestEntries, { count: 1 }))
  await phone.settled()
  await phone.shot('desk-offered')
  const sync = synced(phone)
  await phone.button(workspace.adopt).tap()
  await holds(phone, 1)
  await sync

  const other = await openAsMember(WORKSPACE)
  await holds(other, 1)
  await other.goto(LAW)
  const otherSync = synced(other)
  await keepHere(other)
  await otherSync

  await phone.goto(WORKSPACE)
  await holds(phone, 2)

  // Offline both change it; the later edit wins, and an edit wins over a removal.
  await phone.page.context().setOffline(true)
  await moreOf(phone).last().tap()
  await dialog(phone).getByRole('button', { name: workspace.remark }).tap()
  await phone.page.getByRole('textbox', { name: workspace.remark }).fill('离线写的')
  await confirm(phone)
  await isClosed(phone)
  await other.goto(WORKSPACE)
  await holds(other, 2)
  await moreOf(other).last().tap()
  const dropped = synced(other)
  await dialog(other).getByRole('button', { name: bookmark.remove }).tap()
  await holds(other, 1)
  await dropped
  await phone.page.context().setOffline(false)
  await phone.goto(WORKSPACE)
  await phone.sees('离线写的')
  await other.goto(WORKSPACE)
  await other.sees('离线写的')
  await Promise.all([phone.close(), other.close()])
})

test("the next account does not see an account's documents; unsent changes wait for the same account", async () => {
  const phone = await openAsMember(LAW)
  const sync = synced(phone)
  const law = await keepHere(phone)
  await sync
  // Later changes do not reach the services.
  await phone.page.route('**/desk/api/**', route => route.abort())
  await phone.goto(CASES[2]!)
  const unsentTitle = await keepHere(phone)
  await isStored(phone, UNSENT)
  await phone.goto('/search')
  const leave = async () => {
    const account = await phone.account()
    await account.getByRole('button', { name: workspaceCopy.action.logout, exact: true }).tap()
    await account.getByRole('button', { name: workspaceCopy.action.login, exact: true }).waitFor()
    await phone.page.keyboard.press('Escape')
    await isClosed(phone)
  }
  await leave()
  await phone.wasTold(fill(bookmark.unsynced, { count: 1 }))
  await phone.goto(WORKSPACE)
  await phone.sees(workspace.toSearch)

  await phone.page.unroute('**/desk/api/**')
  await phone.goto('/search')
  await phone.signIn()
  const laterSync = synced(phone)
  await phone.goto(WORKSPACE)
  // Documents of earlier users of the account may be listed too.
  for (const title of [law, unsentTitle]) await lines(phone).filter({ hasText: title }).waitFor()
  await laterSync
  await phone.goto('/search')
  await leave()
  // All of it is on the services: nothing is left on the device.
  await eventually(async () => {
    const left = await phone.page.evaluate(
      () =>
        new Promise(resolve => {
          const request = indexedDB.open('desk', 2)
          request.onsuccess = () => {
            const count = request.result.transaction('parts').objectStore('parts').count()
            count.onsuccess = () => {
              request.result.close()
              resolve(count.result)
            }
          }
        }),
    )
    expect(left).toBe(0)
  })
  await phone.close()
})

test('a search is saved from its list; the workspace counts new results, and leads there', async () => {
  const search = encodeURIComponent(JSON.stringify([{ name: '全文', value: '违约金' }]))
  const phone = await open(`/case-list?query=${search}`)
  await phone.button(listCopy.results.save).tap()
  await phone.wasTold(bookmark.searchSaved)
  await phone.settled()
  await phone.shot('desk-save-search')
  await phone.button(listCopy.results.save).tap()
  await phone.wasTold(bookmark.searchSavedBefore)

  // As if the five newest were new since then.
  await phone.goto('/search')
  await phone.page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('desk', 2)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
    const store = db.transaction('parts', 'readwrite').objectStore('parts')
    const all = store.getAll()
    await new Promise(resolve => (all.onsuccess = resolve))
    for (const part of all.result as Array<{ content: string }>) {
      const entries = JSON.parse(part.content) as Record<string, { body?: { known?: string[] } }>
      for (const { body } of Object.values(entries)) body?.known?.splice(0, 5)
      store.put({ ...part, content: JSON.stringify(entries) })
    }
    await new Promise(resolve => (store.transaction.oncomplete = resolve))
    db.close()
  })
  await phone.goto(WORKSPACE)
  await phone.sees(fill(workspace.newResults, { count: 5 }))
  await phone.settled()
  await phone.shot('desk-searches')
  await breaksNoRule(phone)
  await phone.top
    .getByRole('button', { name: /违约金/ })
    .first()
    .tap()
  await phone.page.waitForURL(/\/case-list\?query=/)
  await phone.page.goBack()
  await phone.isAt(WORKSPACE)
  await eventually(async () =>
    expect(await phone.top.getByText(fill(workspace.newResults, { count: 5 })).count()).toBe(0),
  )

  await phone.top.getByRole('button', { name: fill(workspace.more, { title: '违约金' }) }).tap()
  await dialog(phone).getByRole('button', { name: workspace.pause }).tap()
  await phone.sees(workspace.paused)
  await phone.top.getByRole('button', { name: fill(workspace.more, { title: '违约金' }) }).tap()
  await dialog(phone).getByRole('button', { name: workspace.removeSearch }).tap()
  await eventually(async () => expect(await phone.top.getByText(workspace.searches, { exact: true }).count()).toBe(0))
  await phone.close()
})
