/** Tests sessions, passwords and share keys of one account, for every database. */
import type { ShareRequest } from '@contract/share'
import type { AccountStore } from '../../../server/accounts'
import { hashPassword } from '../../../server/accounts/passwords'
import { DAY, HOUR, MINUTE } from '../../../server/runtime'

interface AccountWorld {
  pass(milliseconds: number): Promise<void>
  rows(table: string): Promise<number>
}

interface TestDeps {
  world(): AccountWorld
  /** Two servers with one database. */
  store(): AccountStore
  other(): AccountStore
}

export function describeAccountActions(deps: TestDeps, cost: number) {
  let world: AccountWorld
  let store: AccountStore
  let other: AccountStore
  beforeEach(() => {
    ;[world, store, other] = [deps.world(), deps.store(), deps.other()]
  })
  const member = async () => (await store.accounts.find('demo-member'))!

  describe('sessions of one account', () => {
    const listed = async (token: string) => store.sessions.list(await member(), token)

    it('are listed with their device, the current one marked and first, then the last used', async () => {
      const { token: old } = await store.sessions.grant(await member(), 'iPhone · 微信')
      await world.pass(HOUR)
      const { token } = await other.sessions.grant(await member(), 'Mac · Safari')
      await store.sessions.grant((await store.accounts.find('demo-office'))!, 'Windows · Edge')
      await world.pass(HOUR)
      await other.sessions.find(old)
      const [first, second, ...more] = await listed(token)
      expect(more).toEqual([])
      expect([first, second]).toMatchObject([
        { device: 'Mac · Safari', current: true },
        { device: 'iPhone · 微信', current: false },
      ])
      expect(second!.seenAt.getTime() - second!.begunAt.getTime()).toBe(2 * HOUR)
      expect(JSON.stringify([first, second])).not.toContain(old)
    })

    it('have the time of their last use, to some minutes', async () => {
      const { token } = await store.sessions.grant(await member())
      const seen = async () => {
        await Promise.all([store.sessions.find(token), other.sessions.find(token)])
        const [{ begunAt, seenAt } = { begunAt: 0, seenAt: 0 }] = await listed(token)
        return +seenAt - +begunAt
      }
      await world.pass(4 * MINUTE)
      expect(await seen()).toBe(0)
      await world.pass(MINUTE)
      expect(await seen()).toBe(5 * MINUTE)
    })

    it('end after two weeks without use, and otherwise continue', async () => {
      const [idle, used] = [await store.sessions.grant(await member()), await store.sessions.grant(await member())]
      await world.pass(13 * DAY)
      expect(await other.sessions.find(used.token)).toBeDefined()
      await world.pass(DAY)
      expect(await store.sessions.find(idle.token)).toBeUndefined()
      expect(await listed(used.token)).toMatchObject([{ current: true }])
      await store.sweep()
      expect(await world.rows('sessions')).toBe(1)
      await world.pass(12 * DAY)
      expect(await store.sessions.find(used.token)).toBeDefined()
    })

    it('are ended by their own account only', async () => {
      const [account, office] = [await member(), (await store.accounts.find('demo-office'))!]
      const remaining = await store.sessions.grant(account)
      const ended = [await store.sessions.grant(account), await store.sessions.grant(account)]
      const stranger = await store.sessions.grant(office)
      const { id } = (await listed(ended[0]!.token)).find(({ current }) => current)!
      expect(await other.sessions.endOne(office, id)).toBe(0)
      expect(await other.sessions.endOne(account, id)).toBe(1)
      expect(await store.sessions.find(ended[0]!.token)).toBeUndefined()
      expect(await other.sessions.endOthers(account, remaining.token)).toBe(1)
      expect(await store.sessions.find(ended[1]!.token)).toBeUndefined()
      expect(await store.sessions.find(remaining.token)).toBeDefined()
      expect(await store.sessions.find(stranger.token)).toBeDefined()
    })
  })

  describe('a password', () => {
    const login = 'wang'
    const password = 'the first password'
    const begin = async () => {
      const id = await store.accounts.create({
        kind: 'member',
        name: '王',
        login,
        password: await hashPassword(password, size => Buffer.alloc(size), cost),
      })
      const account = (await store.accounts.find(id!))!
      return { account, token: (await store.sessions.grant(account)).token }
    }
    const at = { address: '192.0.2.1' }

    it('change ends all sessions but the current one', async () => {
      const { account, token } = await begin()
      const elsewhere = await other.sessions.grant(account)
      const input = { ...at, old: password, new: 'the second password', token }
      expect(await other.changePassword(account, input)).toEqual({ kind: 'changed' })
      expect(await store.sessions.find(token)).toBeDefined()
      expect(await store.sessions.find(elsewhere.token)).toBeUndefined()
      expect((await store.signIn(login, password, at.address)).kind).toBe('wrong')
      expect((await store.signIn(login, 'the second password', at.address)).kind).toBe('in')
    })

    it('change needs a valid new password', async () => {
      const { account, token } = await begin()
      const change = (next: string) => store.changePassword(account, { ...at, old: password, new: next, token })
      expect(await change('eleven char')).toEqual({ kind: 'unfit' })
      expect(await change('长'.repeat(257))).toEqual({ kind: 'unfit' })
      expect(await change(password)).toEqual({ kind: 'same' })
      expect((await other.signIn(login, password, at.address)).kind).toBe('in')
    })

    it('guesses are counted together with those of the login, over both servers', async () => {
      const { account, token } = await begin()
      const guess = async (server: AccountStore, old: string) =>
        (await server.changePassword(account, { ...at, old, new: 'the second password', token })).kind
      for (let time = 0; time < 2; time++) await store.signIn(login, 'guess', at.address)
      for (let time = 0; time < 3; time++) expect(await guess(other, 'guess')).toBe('wrong')
      expect(await guess(store, password)).toBe('locked')
      expect((await other.signIn(login, password, at.address)).kind).toBe('locked')
    })

    it('in an old format is stored in the new one after a login, unnoticed', async () => {
      const { account, token } = await begin()
      const storedHash = async () => (await other.accounts.credentialsOf(account.id))!.password
      const old = await hashPassword(password, size => Buffer.alloc(size), cost / 4)
      await store.accounts.renewHash(account.id, { from: await storedHash(), to: old })
      expect((await store.signIn(login, 'guess', at.address)).kind).toBe('wrong')
      expect(await storedHash()).toBe(old)
      expect((await store.signIn(login, password, at.address)).kind).toBe('in')
      expect(await storedHash()).toMatch(new RegExp(`^scrypt:${cost}:8:1:`))
      expect((await other.signIn(login, password, at.address)).kind).toBe('in')
      expect(await store.sessions.find(token)).toBeDefined()
    })

    it('changed meanwhile is not overwritten', async () => {
      const { account, token } = await begin()
      const from = (await store.accounts.credentialsOf(account.id))!.password
      await other.accounts.setPassword(account.id, 'scrypt:set anew')
      expect(await store.accounts.replacePassword(account.id, { from, to: 'scrypt:x', token })).toBe(false)
      expect((await store.accounts.credentialsOf(account.id))?.password).toBe('scrypt:set anew')
    })

    it('of a demo account, or of an account without one, cannot be changed', async () => {
      const wechat = await store.accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
      for (const account of [await member(), wechat]) {
        expect(account.mayChangePassword).toBe(false)
        const input = { ...at, old: 'alpha-member', new: 'the second password', token: '' }
        expect(await store.changePassword(account, input)).toEqual({ kind: 'none' })
      }
      expect((await begin()).account.mayChangePassword).toBe(true)
    })
  })

  describe('share keys of one account', () => {
    const visual: ShareRequest = [{ method: 'case_visual_interface', params: { query: '' } }]

    it('are listed to their maker in pages, and revoked by nobody else', async () => {
      const maker = { account: 'demo-member', visitor: 'account demo-member' }
      for (let at = 0; at < 3; at++) {
        await store.shareKeys.mint(visual, maker)
        await world.pass(MINUTE)
      }
      await store.shareKeys.mint(visual, { account: 'demo-office', visitor: 'account demo-office' })
      const first = await other.shareKeys.pageOf('demo-member', { skip: 0, most: 2 })
      const rest = await other.shareKeys.pageOf('demo-member', { skip: 2, most: 2 })
      expect([first.total, first.keys.length, rest.keys.length]).toEqual([3, 2, 1])
      const times = [...first.keys, ...rest.keys].map(({ madeAt }) => madeAt.getTime())
      expect(times).toEqual([...times].sort((a, b) => b - a))
      const [{ id } = { id: '' }] = first.keys
      expect(await store.shareKeys.revokeOneOf('demo-office', id)).toBe(0)
      expect(await store.shareKeys.revokeOneOf('demo-member', id)).toBe(1)
      expect((await store.shareKeys.pageOf('demo-member', { skip: 0, most: 9 })).total).toBe(2)
      expect((await store.shareKeys.pageOf('demo-office', { skip: 0, most: 9 })).total).toBe(1)
    })
  })
}
