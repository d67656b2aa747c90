/** WeChat has downloaded a new version of the mini-program, or failed to do so. */
import { copy } from '@/copy'
import { letPass } from '../support/time'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram } from './mini-program'

const { ready, restart, later, failed } = copy.newVersion

const open = () => openMiniProgram({ path: 'pages/not-found/index', answer: () => ({ fail: 'timeout' }) })
const begun = (app: MiniProgram) => app.calls('applyUpdate')

test('the app asks the reader, and does not restart before the answer', async () => {
  const app = await open()
  await app.emit('updateReady')
  await app.find('.ask').getByText(ready).waitFor()
  expect(await begun(app)).toEqual([])
  await app.find('.ask').getByText(restart, { exact: true }).tap()
  await eventually(async () => expect(await begun(app)).toHaveLength(1))
  await expectHealthy(app)
  await app.close()
})

test('the reader can continue and update later', async () => {
  const app = await open()
  await app.emit('updateReady')
  await app.find('.ask').getByText(later, { exact: true }).tap()
  await eventually(async () => expect(await app.find('.ask').getByText(ready).count()).toBe(0))
  expect(await begun(app)).toEqual([])
  expect((await app.stack()).map(({ route }) => route)).toEqual(['pages/not-found/index'])
  await app.close()
})

test('a failed download is reported once', async () => {
  const app = await open()
  const message = app.find('.toast').getByText(failed)
  await app.emit('updateFailed')
  await message.waitFor()
  await message.waitFor({ state: 'detached' })
  await app.emit('updateFailed')
  await letPass(300)
  expect(await message.count()).toBe(0)
  await app.close()
})
