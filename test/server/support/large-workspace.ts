/**
 * Fills a workspace beyond the heap of this program and makes its archive. Prints the length of the archive.
 * Environment: DATA_DIR, or DATABASE_URL.
 */
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { openAccountStore } from '../../../server/accounts'
import { archiveOfAccount } from '../../../server/workspace/archive'
import { systemRuntime } from '../../../server/runtime'

const NOTES = 600
const AT_ONCE = 5
const LONGEST_BODY = WORKSPACE_LIMITS.body - 100

const spots = [{ passage: 0, from: 0, quote: '诚信' }]
const note = { on: 'law law-1', title: '民法典', route: 'law-detail', params: {}, citation: '', spots, madeAt: 1 }
const body = JSON.stringify({
  ...note,
  text: '字'.repeat(WORKSPACE_LIMITS.note),
  others: [1, 2].map(n => ({ text: `${n}`.repeat(WORKSPACE_LIMITS.note), editedAt: n })),
  rest: '余'.repeat(LONGEST_BODY - 3 * WORKSPACE_LIMITS.note - 300),
})

async function main() {
  const { DATA_DIR = '', DATABASE_URL } = process.env
  const store = await openAccountStore({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    dataKey: Buffer.alloc(32),
    runtime: systemRuntime,
    demo: false,
    shareDays: 1,
    idleDays: 1,
    applicationDays: 1,
    workspaceBytes: 1024 ** 3,
    passwordCost: 2 ** 10,
  })
  const account = (await store.accounts.create({ kind: 'member', name: '王' }))!
  for (let n = 0; n < NOTES; n += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, (_, at) => `note ${n + at}`)
    const changes = ids.map(id => ({ id, kind: 'note', body, editedAt: 1, base: 0 }))
    const { taken } = (await store.workspace.sync(account, { since: n, changes }))!
    if (taken.length < AT_ONCE) throw new Error('not everything was taken')
  }
  const facts = (await store.personalData.facts(account))!
  const workspace = {
    entries: () => store.personalData.entries(account),
    entry: (id: string) => store.personalData.entry(account, id),
  }
  let length = 0
  for await (const chunk of archiveOfAccount({ facts, workspace, exportDetails: { time: '', platform: '' } }))
    length += chunk.length
  await store.close()
  console.log(JSON.stringify({ text: NOTES * body.length, length }))
}

void main()
