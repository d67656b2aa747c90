/** A full workspace in the mini-program: loaded from the services, a screenful of it rendered. */
import { WORKSPACE_PATHS } from '@contract/paths'
import { workspaceCopy } from '@/copy/workspace'
import { ROUTES } from '@/routing/routes'
import { caseSeed, countTo, folderSeed } from '../e2e/workspace-support'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { LIMITS, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const { workspace } = workspaceCopy
const AT_ONCE = 200

const server = companionServer({ CORPUS: 'sample' }, { isSeparate: true })

/** Sends entries, as another device of the same account does. */
async function tell(token: string) {
  const seeds = [...countTo(20).map(folderSeed), ...countTo(4980).map(caseSeed)]
  const changes = seeds.map(({ id, kind, body }) => ({ id, kind, body: JSON.stringify(body), editedAt: 1, base: 0 }))
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const body = JSON.stringify({ since: 0, changes: changes.slice(from, from + AT_ONCE) })
    const headers = { 'content-type': 'application/json', token }
    const reply = await fetch(server.origin + WORKSPACE_PATHS.sync, { method: 'POST', headers, body })
    expect(reply.status).toBe(200)
  }
}

test('five thousand entries are loaded, and rendered a few at a time', async () => {
  const token = await memberToken(server.origin)
  await tell(token)
  const app = await openMiniProgram({
    path: ROUTES.desk.page,
    answer: proxyTo(server.origin),
    storage: { token },
  })
  const lines = app.find('.workspace-line')
  await app.find('.segments, .workspace').first().waitFor()
  await eventually(async () => expect(await app.text()).toContain('第19号案 249'))
  const drawn = await lines.count()
  expect(drawn).toBeGreaterThan(5)
  expect(drawn).toBeLessThan(80)
  const opened = await app.meter()
  expect(opened.largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)

  await app.resetMeter()
  await app.find(`input[placeholder="${workspace.find}"]`).fill('第4321篇')
  await eventually(async () => expect(await lines.count()).toBe(1))
  const searchMeter = await app.meter()
  expect(searchMeter.largest).toBeLessThanOrEqual(LIMITS.bytesPerSetData)
  process.stdout.write(
    `figure: a desk of 5,000 entries takes ${opened.bytes} bytes of setData in ${opened.calls} calls, ${opened.largest} at most; a search in it ${searchMeter.bytes}\n`,
  )
  await app.screenshot('desk-many')
  await expectHealthy(app)
  await app.close()
})
