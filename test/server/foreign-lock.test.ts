/** Another process locks accounts.db, as in a manual backup: reads continue. */
import { DatabaseSync } from '../../server/sqlite'
import path from 'node:path'
import { openAccountStore, type AccountStore } from '../../server/accounts'
import { letPass } from '../support/time'
import { temporaryDir, RETENTION, testRuntime } from './support/server'

let store: AccountStore
let foreign: InstanceType<typeof DatabaseSync>
beforeEach(async () => {
  const dataDir = temporaryDir()
  store = await openAccountStore({ dataDir, demo: true, runtime: testRuntime(), ...RETENTION, passwordCost: 2 ** 10 })
  foreign = new DatabaseSync(path.join(dataDir, 'accounts.db'))
})
afterEach(async () => {
  foreign.close()
  await store.close()
})
const member = async () => (await store.accounts.find('demo-member'))!

test.each([
  ['one statement', () => store.tickets.issue('state', 'web', 1000)],
  ['a transaction', () => store.workspace.sync('demo-member', { since: 0, changes: [] })],
  ['the question whether one can write', async () => (await store.tryWriting(), 'yes')],
])('writes wait until the lock is released, and others read meanwhile: %s', async (_, write) => {
  const { token } = await store.sessions.grant(await member())
  foreign.exec('BEGIN IMMEDIATE')
  let done = false
  const written = write().then(answer => ((done = true), answer))
  expect((await store.sessions.find(token))?.id).toBe('demo-member')
  await letPass(100)
  expect((await store.sessions.find(token))?.id).toBe('demo-member')
  expect(done).toBe(false)
  foreign.exec('COMMIT')
  expect(await written).toBeTruthy()
})

test('a lock that stays is reported at last', async () => {
  foreign.exec('BEGIN IMMEDIATE')
  const now = jest.spyOn(performance, 'now')
  now.mockReturnValueOnce(0).mockReturnValue(5001)
  await expect(store.tickets.issue('state', 'web', 1000)).rejects.toThrow('locked')
  now.mockRestore()
  foreign.exec('COMMIT')
})
