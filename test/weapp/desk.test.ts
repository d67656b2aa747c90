/** 工作台 in the mini-program: documents saved from the reader, in local files, and present after a restart. */
import { deskCopy } from '@/copy/workspace'
import { ownExportCopy } from '@/copy/data-export'
import { readerCopy } from '@/copy/reader'
import { ROUTES } from '@/routing/routes'
import { longLaw } from '../support/long-law'
import { type MiniProgram, LIMITS, eventually, expectHealthy, openMiniProgram } from './mini-program'
import { openLaw, tool } from './reading'

const { desk, keep } = deskCopy
const { ownExport } = ownExportCopy
const { save, saved } = readerCopy.document
const { page: DESK } = ROUTES.desk
const law = longLaw('l1')

const lines = (app: MiniProgram) => app.find('.desk-line')
const key = (app: MiniProgram, name: string) => app.find('.layer .button, .layer .list-item__tap').getByText(name).tap()

test('a law is saved, put into a folder, removed, and exported', async () => {
  const app = await openLaw(law)
  await tool(app, save)
  await app.find('.tools__tool').getByText(saved).waitFor()
  await app.find('.toast__action').getByText(keep.into).tap()
  await app.find('.desk-form .text-field').fill('甲案')
  await key(app, deskCopy.action.confirm)
  await eventually(async () => expect(await app.find('.desk-line__folder').innerText()).toBe('甲案'))
  expect(await lines(app).count()).toBe(1)
  await app.screenshot('desk')
  const { largest } = await app.meter()
  expect(largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)

  await app.find('.desk-line__more').tap()
  await key(app, keep.drop)
  await eventually(async () => expect(await lines(app).count()).toBe(0))
  await app.find('.toast__action').getByText(keep.undo).tap()
  await eventually(async () => expect(await app.find('.desk-line__folder').innerText()).toBe('甲案'))

  // The export of local data is a file, sent to a chat.
  const line = (title: string) => app.find('.list-item__tap').getByText(title)
  await line(ownExport.start).tap()
  await line(ownExport.send).tap()
  await eventually(async () => {
    const [call] = await app.calls('wx.shareFileMessage')
    expect(call?.args?.[0]).toMatchObject({ fileName: ownExport.file })
  })
  await line(ownExport.start).waitFor()
  await expectHealthy(app)
  await app.close()
})

test('an empty workspace says what belongs there', async () => {
  const app = await openMiniProgram({ path: DESK, answer: () => ({ data: { isSuccess: true, data: {} } }) })
  await app.find('.state').getByText(desk.toSearch).waitFor()
  await app.screenshot('desk-empty')
  await expectHealthy(app)
  await app.close()
})
