/**
 * Documents on the device: recent and saved ones open completely without a network; they are listed and can be removed.
 */
import { readerCopy } from '@/copy/reader'
import { storedTextsCopy, fill } from '@/copy/stored-texts'
import { workspaceCopy } from '@/copy/workspace'
import { violationsOn } from '../support/axe'
import { eventually } from '../support/time'
import { type Phone, h5App } from './support'

const { open, openAsMember } = h5App({ CORPUS: 'sample' }, { isSeparate: true })
const { texts: words } = storedTextsCopy
const { save, unsave } = readerCopy.document
const CASE = '/case-detail/case-00001'
const LAW = '/law-detail/law-0029-1'
const WORKSPACE = '/desk'

const dialog = (phone: Phone) => phone.page.getByRole('dialog').last()

/** The titles on the device. */
const stored = (phone: Phone) =>
  phone.page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('texts', 1)
        request.onerror = () => reject(request.error ?? new Error('no database'))
        // Nothing is stored there yet.
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onsuccess = () => {
          const all = request.result.transaction('list').objectStore('list').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve((all.result as Array<{ text: { title: string } }>).map(({ text }) => text.title))
          }
        }
      }),
  )

const holds = (phone: Phone, count: number) =>
  eventually(async () => expect(await stored(phone).catch(() => [])).toHaveLength(count), 20_000)

/** The worker has stored the app, and no document. */
async function forgetReplies(phone: Phone) {
  await eventually(
    async () => expect((await phone.page.evaluate(() => caches.keys())).join()).toContain('files'),
    60_000,
  )
  await phone.page.evaluate(async () => {
    await navigator.serviceWorker.ready
    for (const name of await caches.keys()) if (/replies|pages/.test(name)) await caches.delete(name)
  })
}

const isHere = async (phone: Phone, address: string) => {
  await phone.goto(address)
  await phone.top.locator('.text-block').first().waitFor()
  await phone.top.locator('.cached-notice').waitFor()
}

test('a saved law opens without a network, with its contents and search inside', async () => {
  const phone = await openAsMember(LAW, { keeps: true })
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await holds(phone, 1)
  await forgetReplies(phone)
  await phone.page.context().setOffline(true)
  const begun = Date.now()
  await isHere(phone, LAW)
  process.stdout.write(`figure: a stored law opens without network in ${Date.now() - begun} ms\n`)
  await phone.button(readerCopy.reader.contents).tap()
  await dialog(phone)
    .getByRole('link', { name: /第七章/ })
    .tap()
  await phone.top.locator('.text-block').getByText('第六十八条').waitFor()
  await phone.button(readerCopy.reader.find).tap()
  await phone.page.getByRole('textbox', { name: readerCopy.reader.findIn }).fill('劳动关系')
  await phone.top.locator('.segment-mark').first().waitFor()
  await phone.settled()
  await phone.shot('texts-offline')
  await phone.close()
})

test('documents saved on another device are loaded when the workspace opens', async () => {
  const first = await openAsMember(CASE)
  const syncReply = first.page.waitForResponse(reply => reply.url().includes('/desk/') && reply.ok())
  await first.button(save).tap()
  await syncReply
  const phone = await openAsMember(WORKSPACE, { keeps: true })
  await phone.sees(words.title)
  await eventually(async () => expect(await stored(phone)).toContain(await titleOn(first)), 20_000)
  await forgetReplies(phone)
  await phone.page.context().setOffline(true)
  await isHere(phone, CASE)
  await Promise.all([first.close(), phone.close()])
})

const titleOn = (phone: Phone) => phone.top.locator('.reader-head__title').innerText()

test('documents on the device are listed with their size, and can be removed', async () => {
  const phone = await open(CASE, { width: 320, height: 640, theme: 'dark' })
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await holds(phone, 1)
  await phone.goto(LAW)
  await holds(phone, 2)
  await phone.goto(WORKSPACE)
  await phone.top.getByText(/2 篇 · \d+ KB/).waitFor()
  await phone.settled()
  await phone.shot('texts-desk-320-dark')
  await phone.top.getByText(words.title).tap()
  await phone.settled()
  await phone.shot('texts-320-dark')
  expect(await violationsOn(phone.page)).toEqual([])
  await dialog(phone).getByRole('button', { name: words.removeRead }).tap()
  await holds(phone, 1)
  await dialog(phone)
    .getByRole('button', { name: new RegExp(`^${fill(words.remove, { title: '' })}`) })
    .tap()
  await dialog(phone).getByText(words.none).waitFor()
  await holds(phone, 0)
  await phone.close()
})

test('a saved document that the services no longer have is marked, and opens from the device', async () => {
  const phone = await open(CASE)
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await holds(phone, 1)
  await phone.page.route('**/judgement-search/**', route =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"isSuccess":false}' }),
  )
  await phone.page.route(`**${CASE}`, async route => {
    // Without the replies embedded in the page.
    const reply = await route.fetch()
    const html = (await reply.text()).replace(/<script type="application\/json"[\s\S]*?<\/script>/g, '')
    await route.fulfill({ response: reply, body: html })
  })
  await phone.goto(WORKSPACE)
  await phone.top.locator('.workspace-line').getByRole('link').tap()
  await phone.top.locator('.text-block').first().waitFor()
  await phone.page.getByText(/这篇文书已下架，以下是.+保存在本机的内容/).waitFor()
  expect(await phone.top.locator('.cached-notice').count()).toBe(0)
  await phone.shot('texts-gone')
  await phone.goto(WORKSPACE)
  await phone.sees(workspaceCopy.workspace.withdrawn)
  await phone.close()
})
