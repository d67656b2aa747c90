/** Tests a workspace that several devices change. */
import type { WorkspaceChange } from '@contract/workspace'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import type { SubscribedSearch } from '../../../server/accounts/alert-subscriptions'
import type { AccountStore } from '../../../server/accounts'
import { RETENTION } from './server'

const SPACE = RETENTION.workspaceBytes

interface TestDeps {
  /** Two servers with one database. */
  store(): AccountStore
  other(): AccountStore
}

const change = (id: string, more: Partial<WorkspaceChange> = {}): WorkspaceChange => ({
  id,
  kind: 'document',
  body: `{"title":"${id}"}`,
  editedAt: 1000,
  base: 0,
  ...more,
})

export function describeWorkspace({ store, other }: TestDeps) {
  describe('a workspace', () => {
    let logins = 0
    const owner = async () =>
      (await store().accounts.create({ kind: 'member', name: '王', login: `desk${logins++}`, password: 'x' }))!
    const sync = async (account: string, since: number, ...changes: WorkspaceChange[]) =>
      (await store().workspace.sync(account, { since, changes }))!
    const ids = ({ entries }: { entries: Array<{ id: string }> }) => entries.map(({ id }) => id)
    const storedIds = async (account: string) => {
      const ids: string[] = []
      for await (const { id } of other().personalData.entries(account)) ids.push(id)
      return ids
    }
    const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

    it('sends each device the changes of the others, and not its own', async () => {
      const account = await owner()
      const first = await sync(account, 0, change('a'), change('b'))
      expect(first).toEqual({
        cursor: 2,
        more: false,
        entries: [],
        taken: [
          { id: 'a', version: 1 },
          { id: 'b', version: 2 },
        ],
        refused: [],
        space: { used: 2 * '{"title":"a"}'.length, most: SPACE },
      })
      const answer = (await other().workspace.sync(account, { since: 1, changes: [change('c')] }))!
      expect(answer.entries).toEqual([{ id: 'b', kind: 'document', body: '{"title":"b"}', editedAt: 1000, version: 2 }])
      expect(ids(await sync(account, first.cursor))).toEqual(['c'])
    })

    it('refuses a change of an entry that somebody else has changed since, and returns that entry', async () => {
      const account = await owner()
      await sync(account, 0, change('a'))
      await sync(account, 1, change('a', { base: 1, body: '{"title":"later"}' }))
      const late = await sync(account, 1, change('a', { base: 1, body: '{"title":"mine"}' }))
      expect(late).toMatchObject({ taken: [], refused: [{ id: 'a', why: 'changed' }] })
      expect(late.entries).toMatchObject([{ id: 'a', body: '{"title":"later"}', version: 2 }])
    })

    it('is cleared at once on every device, whatever the number of entries', async () => {
      const account = await owner()
      const made = await sync(account, 0, change('a'), change('b'), change('c'))
      await sync(account, made.cursor, change('b', { base: 2, body: null }))
      await store().reports.put(account, { title: '清单', file: Buffer.alloc(1) })
      expect(await other().clearWorkspace(account)).toBe(2)
      const answer = await sync(account, made.cursor + 1)
      expect(answer.entries).toMatchObject([
        { id: 'a', body: null, version: 5 },
        { id: 'c', body: null, version: 6 },
      ])
      expect(answer.cursor).toBe(6)
      expect(await storedIds(account)).toEqual([])
      expect(await store().personalData.facts(account)).toMatchObject({ reports: [] })
      expect(await other().clearWorkspace(account)).toBe(0)
      expect(await sync(account, 6, change('d'))).toMatchObject({ taken: [{ id: 'd', version: 7 }] })
      expect(await store().clearWorkspace('nobody')).toBe(0)
    })

    it('stores a repeated change once', async () => {
      const account = await owner()
      await sync(account, 0, change('a'))
      expect(await sync(account, 0, change('a'))).toMatchObject({ cursor: 1, taken: [{ id: 'a', version: 1 }] })
    })

    it('reports a removal, and accepts an entry that comes back', async () => {
      const account = await owner()
      await sync(account, 0, change('a'))
      await sync(account, 1, change('a', { base: 1, body: null }))
      expect((await sync(account, 1)).entries).toMatchObject([{ id: 'a', body: null, version: 2 }])
      expect((await sync(account, 2, change('a', { base: 2 }))).taken).toEqual([{ id: 'a', version: 3 }])
    })

    it('gives each simultaneous change a version of its own', async () => {
      const account = await owner()
      const errands = Array.from({ length: 10 }, (_, at) =>
        (at % 2 ? store() : other()).workspace.sync(account, {
          since: 0,
          changes: [change(`x${at}`), change(`y${at}`)],
        }),
      )
      const versions = (await Promise.all(errands)).flatMap(answer => answer!.taken.map(({ version }) => version))
      expect(versions.sort((one, two) => one - two)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
      expect((await sync(account, 0)).entries).toHaveLength(20)
    })

    it('has a limit of entries and of their length, and comes in pages', async () => {
      const account = await owner()
      const long = change('long', { body: `"${'x'.repeat(WORKSPACE_LIMITS.body)}"` })
      expect((await sync(account, 0, long)).refused).toEqual([{ id: 'long', why: 'long' }])
      for (let n = 0; n < WORKSPACE_LIMITS.entries; n += WORKSPACE_LIMITS.changes)
        await sync(account, n, ...Array.from({ length: WORKSPACE_LIMITS.changes }, (_, at) => change(`e${n + at}`)))
      expect((await sync(account, WORKSPACE_LIMITS.entries, change('one more'))).refused).toEqual([
        { id: 'one more', why: 'full' },
      ])
      await sync(account, WORKSPACE_LIMITS.entries, change('e0', { base: 1, body: null }))
      expect((await sync(account, WORKSPACE_LIMITS.entries + 1, change('one more'))).taken).toHaveLength(1)

      const seenIds = new Set<string>()
      let [since, more] = [0, true]
      while (more) {
        const page = await sync(account, since)
        ids(page).forEach(id => seenIds.add(id))
        ;({ cursor: since, more } = page)
      }
      expect(seenIds.size).toBe(WORKSPACE_LIMITS.entries + 1)
    })

    it('has a limit of stored bytes, and accepts changes that need fewer', async () => {
      const account = await owner()
      const long = (id: string, characters: number, base = 0) =>
        change(id, { body: JSON.stringify('字'.repeat(characters)), base })
      const bytes = 3 * 20_000 + 2
      for (const n of numbers(0, Math.floor(SPACE / bytes))) await sync(account, n, long(`e${n}`, 20_000))
      const count = Math.floor(SPACE / bytes)
      const full = await sync(account, count, long('one more', 20_000))
      expect(full.refused).toEqual([{ id: 'one more', why: 'full' }])
      expect(full.space).toEqual({ used: count * bytes, most: SPACE })
      expect((await sync(account, count, long('e0', 19_000, 1))).taken).toHaveLength(1)
      expect((await sync(account, count + 1, long('e1', 40_000, 2))).refused).toMatchObject([{ why: 'full' }])
      await sync(account, count + 1, change('e1', { base: 2, body: null }))
      expect((await sync(account, count + 2, long('one more', 20_000))).taken).toHaveLength(1)
    })

    it('stores as many removals as entries, and none that no device needs', async () => {
      const account = await owner()
      const remove = (n: number, base: number) => change(`e${n}`, { body: null, base })
      const strange = await sync(account, 0, ...numbers(0, WORKSPACE_LIMITS.changes).map(n => remove(n, 0)))
      expect([strange.cursor, strange.taken.length, ids(await sync(account, 0))]).toEqual([
        0,
        WORKSPACE_LIMITS.changes,
        [],
      ])

      let version = 0
      for (let n = 0; n < WORKSPACE_LIMITS.removals + WORKSPACE_LIMITS.changes; n += WORKSPACE_LIMITS.changes) {
        const some = numbers(n, WORKSPACE_LIMITS.changes)
        await sync(account, version, ...some.map(at => change(`e${at}`)))
        await sync(account, version, ...some.map((at, index) => remove(at, version + index + 1)))
        version += 2 * WORKSPACE_LIMITS.changes
      }
      const seenIds = new Set<string>()
      for (let page = await sync(account, 0); ; page = await sync(account, page.cursor)) {
        ids(page).forEach(id => seenIds.add(id))
        if (!page.more) break
      }
      expect([
        seenIds.size,
        seenIds.has(`e${WORKSPACE_LIMITS.changes - 1}`),
        seenIds.has(`e${WORKSPACE_LIMITS.changes}`),
      ]).toEqual([WORKSPACE_LIMITS.removals, false, true])
      expect((await sync(account, version, change('e0'))).taken).toEqual([{ id: 'e0', version: version + 1 }])
    })

    it('is exported entry by entry, each once, despite changes meanwhile', async () => {
      const account = await owner()
      await sync(account, 0, ...numbers(0, 35).map(n => change(`e${n}`)))
      const seenIds: string[] = []
      for await (const { id } of store().personalData.entries(account)) {
        if (seenIds.length === 12)
          await sync(account, 35, ...numbers(0, 35).map(n => change(`e${n}`, { base: n + 1, body: '"later"' })))
        seenIds.push(id)
      }
      expect([seenIds.length, new Set(seenIds).size]).toEqual([35, 35])
      expect(await other().personalData.entry(account, 'e7')).toMatchObject({ id: 'e7', body: '"later"' })
      expect(await other().personalData.entry(account, 'e99')).toBeUndefined()
    })

    it('sends long entries in replies within the limit', async () => {
      const account = await owner()
      const body = JSON.stringify('x'.repeat(WORKSPACE_LIMITS.body - 2))
      for (let n = 0; n < 150; n += 50)
        await sync(account, n, ...Array.from({ length: 50 }, (_, at) => change(`e${n + at}`, { body })))
      const first = await sync(account, 0)
      expect(first).toMatchObject({ cursor: 50, more: true })
      expect(first.entries).toHaveLength(50)
      expect(await sync(account, 100)).toMatchObject({ cursor: 150, more: true })
      expect(await sync(account, 150)).toMatchObject({ cursor: 150, more: false, entries: [] })
    })

    it('belongs to one account, is exported completely, and is deleted with the account', async () => {
      const [mine, theirs] = [await owner(), await owner()]
      await sync(mine, 0, change('a'))
      expect((await sync(theirs, 0)).entries).toEqual([])
      expect(await storedIds(mine)).toEqual(['a'])
      await store().accounts.remove(mine)
      expect(await store().workspace.sync(mine, { since: 0, changes: [] })).toBeUndefined()
    })

    it('reports its subscribed searches, each once', async () => {
      const account = await owner()
      const searches = Array.from({ length: 130 }, (_, at) => change(`search:${at}`, { kind: 'search' }))
      await sync(account, 0, ...searches, change('a'))
      const subscribe = (entry: string, order = 'date') => other().alertSubscriptions.put({ account, entry, order })
      expect([await subscribe('a'), await subscribe('nothing'), await subscribe('search:1', 'old')]).toEqual([
        false,
        false,
        true,
      ])
      for (const { id } of searches) await subscribe(id)
      const due: SubscribedSearch[] = []
      for await (const one of store().alertSubscriptions.all()) if (one.account === account) due.push(one)
      expect(due).toHaveLength(130)
      expect(due[0]).toEqual({ account, entry: 'search:0', order: 'date', search: '{"title":"search:0"}' })
      expect((await store().alertSubscriptions.list(account)).length).toBe(130)
      const drops = await Promise.all([store(), other(), store()].map(one => one.alertSubscriptions.drop(due[0]!)))
      expect(drops.filter(Boolean)).toHaveLength(1)
      await store().accounts.remove(account)
      expect(await other().alertSubscriptions.list(account)).toEqual([])
    })
  })
}
