/** 工作台 in daily use: help while it is empty, its links, and laws amended since they were saved. */
import { workspaceCopy } from '@/copy/workspace'
import { readerCopy } from '@/copy/reader'
import { storedTextsCopy } from '@/copy/stored-texts'
import { ROUTES } from '@/routing/routes'
import { violationsOn } from '../support/axe'
import { h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { workspace } = workspaceCopy
const { url: WORKSPACE } = ROUTES.desk
const { save, unsave } = readerCopy.document

/** An earlier text of a law, and the one in force. */
const OLD = '/law-detail/law-0026-1'

test('an empty workspace explains itself, and links to the tools', async () => {
  const phone = await open(WORKSPACE, { width: 320, height: 640 })
  await phone.sees(workspace.tips.save.title)
  await phone.button(workspace.toSearch).waitFor()
  await phone.settled()
  await phone.shot('desk-day-empty-320')
  expect(await violationsOn(phone.page)).toEqual([])
  await phone.top.getByRole('link', { name: ROUTES.reckoners.title }).tap()
  await phone.isAt(ROUTES.reckoners.url)
  await phone.close()
})

test('a law amended since it was saved says so, and opens in its current version', async () => {
  const phone = await open(OLD, { theme: 'dark', keeps: true })
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await phone.goto('/case-detail/case-00001')
  await phone.button(save).tap()
  await phone.button(unsave).waitFor()
  await phone.goto(WORKSPACE)
  const line = phone.top.locator('.workspace-line').filter({ has: phone.page.locator('.workspace-line__change') })
  await line.waitFor()
  await phone.settled()
  await phone.shot('desk-day-dark')
  expect(await violationsOn(phone.page)).toEqual([])
  expect(await line.count()).toBe(1)
  await phone.page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await phone.page.context().setOffline(true)
  await line.getByRole('link').tap()
  await phone.wasTold(storedTextsCopy.texts.older)
  await phone.page.waitForURL(url => url.pathname.endsWith(OLD))
  await phone.top.locator('.text-block--article').first().waitFor()
  await phone.page.context().setOffline(false)
  await phone.page.goBack()
  await line.getByRole('link').tap()
  await phone.page.waitForURL(url => url.pathname.includes('/law-detail/') && !url.pathname.endsWith(OLD))
  await phone.close()
})
