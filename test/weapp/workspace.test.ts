/** 工作台 in the mini-program: documents saved from the reader, in local files, and present after a restart. */
import { workspaceCopy } from '@/copy/workspace'
import { dataExportCopy } from '@/copy/data-export'
import { readerCopy } from '@/copy/reader'
import { ROUTES } from '@/routing/routes'
import { longLaw } from '../support/long-law'
import { type MiniProgram, LIMITS, eventually, expectHealthy, openMiniProgram } from './mini-program'
import { openLaw, tool } from './reading'

const { workspace, bookmark } = workspaceCopy
const { dataExport } = dataExportCopy
const { save, saved } = readerCopy.document
const { page: WORKSPACE } = ROUTES.desk
const law = longLaw('l1')

const lines = (app: MiniProgram) => app.find('.workspace-line')
const key = (app: MiniProgram, name: string) => app.find('.layer .button, .layer .list-item__tap').getByText(name).tap()

test('a law is saved, put into a folder, removed, and exported', async () => {
  const app = await openLaw(law)
  await tool(app, save)
  await app.find('.tools__tool').getByText(saved).waitFor()
  await app.find('.toast__action').getByText(bookmark.file).tap()
  await app.find('.workspace-form .text-field').fill('甲案')
  await key(app, workspaceCopy.action.confirm)
  await eventually(async () => expect(await app.find('.workspace-line__folder').innerText()).toBe('甲案'))
  expect(await lines(app).count()).toBe(1)
  await app.screenshot('desk')
  const { largest } = await app.meter()
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)

  await app.find('.workspace-line__more').tap()
  await key(app, bookmark.remove)
  await eventually(async () => expect(await lines(app).count()).toBe(0))
  await app.find('.toast__action').getByText(bookmark.undo).tap()
  await eventually(async () => expect(await app.find('.workspace-line__folder').innerText()).toBe('甲案'))

  // The export of local data is a file, sent to a chat.
  const line = (title: string) => app.find('.list-item__tap').getByText(title)
  await line(dataExport.start).tap()
  await line(dataExport.send).tap()
  await eventually(async () => {
    const [call] = await app.calls('wx.shareFileMessage')
    expect(call?.args?.[0]).toMatchObject({ fileName: dataExport.file })
  })
  await line(dataExport.start).waitFor()
  await expectHealthy(app)
  await app.close()
})

test('an empty workspace says what belongs there', async () => {
  const app = await openMiniProgram({ path: WORKSPACE, answer: () => ({ data: { isSuccess: true, data: {} } }) })
  await app.find('.workspace-empty__action').getByText(workspace.toSearch).waitFor()
  await app.screenshot('desk-empty')
  await expectHealthy(app)
  await app.close()
})
