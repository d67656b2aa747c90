/**
 * A server is killed by `kill -9` while it writes. Everything that it has acknowledged exists after its next start. `KILLS`
 * is the number of kills.
 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { WorkspaceReply } from '@contract/workspace'
import { eventually, letPass, patience } from '../../support/time'
import { visitorAt } from '../../support/visitor'
import { runCommand } from './command'
import { startProcess } from './process'
import { fakeH5 } from './server'

const KILLS = Number(process.env.KILLS ?? 2)
/** The longest time in milliseconds that a server writes before it is killed. */
const LONGEST = 1500
const ENTRIES = 5
const SYNC = '/desk/api/v1/sync'

interface Acknowledged {
  accounts: string[]
  keys: string[]
  sessions: string[]
  /** Bodies of workspace entries by their ids. */
  entries: Map<string, string>
}

let visitors = 0
/** A new visitor each time, within the rate limit. */
function newVisitor(origin: string) {
  visitors++
  return visitorAt(origin, { 'x-forwarded-for': `10.2.${(visitors >> 8) & 255}.${visitors & 255}` })
}

async function sync(origin: string, token: string, since: number, changes: unknown[] = []): Promise<WorkspaceReply> {
  const { read, post } = newVisitor(origin)
  const { data } = await read<WorkspaceReply | undefined>(post(SYNC, { since, changes }, { token }))
  if (!data) throw new Error('refused')
  return data
}

/** Each writer writes once. It records what the server has acknowledged. */
function writersOf(origin: string, env: Record<string, string>, owner: string, acknowledged: Acknowledged) {
  let cursor = 0
  return {
    async session() {
      acknowledged.sessions.push(await newVisitor(origin).logIn('member'))
    },
    async key() {
      const key = await newVisitor(origin).share()
      if (key) acknowledged.keys.push(key)
    },
    async entries() {
      const changes = Array.from({ length: ENTRIES }, () => ({
        ...{ id: randomUUID(), kind: 'search', editedAt: 1, base: 0 },
        body: JSON.stringify({ words: randomUUID() }),
      }))
      const reply = await sync(origin, owner, cursor, changes)
      cursor = reply.cursor
      const acceptedIds = new Set(reply.taken.map(({ id }) => id))
      for (const { id, body } of changes) if (acceptedIds.has(id)) acknowledged.entries.set(id, body)
    },
    async account() {
      const login = `account${acknowledged.accounts.length}x${visitors}`
      const { code } = await runCommand('server/admin/main.ts', ['user', 'add', login], env, 'a long password 47\n')
      if (code === 0) acknowledged.accounts.push(login)
    },
  }
}

async function entriesOf(origin: string, token: string) {
  const bodies = new Map<string, string | null>()
  for (let since = 0, more = true; more;) {
    const reply = await sync(origin, token, since)
    for (const { id, body } of reply.entries) bodies.set(id, body)
    ;({ cursor: since, more } = reply)
  }
  return bodies
}

/** Returns what was acknowledged and does not exist. */
async function missing(origin: string, env: Record<string, string>, owner: string, acknowledged: Acknowledged) {
  const { accounts, keys, sessions, entries } = acknowledged
  const bodies = await entriesOf(origin, owner)
  const { out } = await runCommand('server/admin/main.ts', ['user', 'list'], env)
  const logins = new Set(out.split('\n').map(line => line.split('\t')[0]))
  const lost = {
    accounts: accounts.filter(login => !logins.has(login)),
    entries: [...entries].filter(([id, body]) => bodies.get(id) !== body),
    keys: [] as string[],
    sessions: [] as string[],
  }
  for (const key of keys) if ((await newVisitor(origin).open(key)).status !== 200) lost.keys.push(key)
  for (const token of sessions) if ((await newVisitor(origin).me(token)).status !== 200) lost.sessions.push(token)
  return lost
}

export interface KilledServer {
  /** The folder of the server. */
  dir: string
  /** Settings that name the databases. */
  env: Record<string, string>
}

export function describeKilled(prepare: () => Promise<KilledServer>) {
  jest.setTimeout(patience(60_000 + KILLS * 20_000))
  let server: ReturnType<typeof startProcess> | undefined
  afterAll(() => void server?.child.kill('SIGKILL'))

  it(`has lost nothing that it acknowledged, after ${KILLS} kills`, async () => {
    const { dir, env } = await prepare()
    const settings = { DATA_DIR: path.join(dir, 'data'), CORPUS: 'none', DEMO: 'yes', TRUST_PROXY: '1', ...env }
    const h5 = fakeH5(path.join(dir, 'h5'))
    const start = async () => {
      server = startProcess({ ...settings, H5_DIR: h5, WORKERS: '0', FIRST_PAINT: 'no' })
      return (await server.ready).replace(/\/$/, '')
    }
    const acknowledged: Acknowledged = { accounts: [], keys: [], sessions: [], entries: new Map() }
    const counts = () => {
      const { accounts, keys, sessions, entries } = acknowledged
      return { accounts: accounts.length, keys: keys.length, sessions: sessions.length, entries: entries.size }
    }
    let owner: string | undefined
    let slowestStart = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const began = performance.now()
      const origin = await start()
      slowestStart = Math.max(slowestStart, performance.now() - began)
      owner ??= await newVisitor(origin).logIn('office')
      let active = true
      const { account, session, key, entries } = writersOf(origin, settings, owner, acknowledged)
      const write = async (once: () => Promise<void>) => {
        while (active) await once().catch(() => letPass(20))
      }
      const before = counts()
      const writing = [session, key, key, entries, entries].map(write)
      writing.push(account())
      await eventually(() => {
        for (const kind of ['keys', 'sessions', 'entries'] as const)
          expect(counts()[kind]).toBeGreaterThan(before[kind])
      }, patience(60_000))
      // The moment of the kill is what is tested.
      await letPass(Math.random() * LONGEST)
      server!.child.kill('SIGKILL')
      active = false
      await server!.ended
      await Promise.all(writing)
    }
    const origin = await start()
    expect((await newVisitor(origin).open('0'.repeat(64))).status).not.toBe(200)
    const lost = await missing(origin, settings, owner!, acknowledged)
    process.stdout.write(
      `figure: ${KILLS} kills of a writing server: ${JSON.stringify(counts())}, ready again after ${slowestStart.toFixed(0)} ms at most\n`,
    )
    expect(lost).toEqual({ accounts: [], keys: [], sessions: [], entries: [] })
    expect(Math.min(...Object.values(counts()))).toBeGreaterThan(0)
    server!.child.kill('SIGTERM')
    expect((await server!.ended).code).toBe(0)
  })
}
