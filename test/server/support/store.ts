/** Tests the account store, for every database. */
import type { ShareRequest } from '@contract/share'
import type { AccountStore, StoreOptions } from '../../../server/accounts'
import { DEMO_ACCOUNTS } from '../../../server/accounts/demo'
import { REPORT_LIMITS } from '../../../server/accounts/reports'
import { SHARE_QUOTA } from '../../../server/accounts/share-keys'
import { DAY, HOUR, MINUTE } from '../../../server/runtime'
import { describeAccountActions } from './describe-account-actions'
import { describePersonalTokens } from './describe-personal-tokens'
import { describePersonalData } from './describe-personal-data'
import { describeWorkspace } from './describe-workspace'
import { describeDataKeys } from './describe-data-keys'
import { describeWeChatLinks } from './describe-wechat-links'

export interface StoreWorld {
  /** Another store on the same database, like that of another process. */
  open(more?: Partial<StoreOptions>): Promise<AccountStore>
  /** Advances the clock that decides on expiry. */
  pass(milliseconds: number): Promise<void>
  rows(table: string): Promise<number>
  end(): Promise<void>
}

/** Real scrypt, but fast. */
export const CHEAP = 2 ** 10

const visual: ShareRequest = [{ method: 'case_visual_interface', params: { query: '' } }]
const method = 'case_visual_interface'
const guest = { visitor: 'address 192.0.2.1' }
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

export function describeStore(database: string, makeWorld: () => Promise<StoreWorld>) {
  describe(`the account store in ${database}`, () => {
    let world: StoreWorld
    let store: AccountStore
    let other: AccountStore
    beforeEach(async () => {
      world = await makeWorld()
      ;[store, other] = await Promise.all([world.open(), world.open()])
    })
    afterEach(async () => {
      await Promise.all([store.close(), other.close()])
      await world.end()
    })
    const member = async () => (await store.accounts.find('demo-member'))!

    describe('accounts', () => {
      it('are made once, though two servers began at the same time', async () => {
        expect((await store.accounts.list()).map(({ id }) => id).sort()).toEqual(
          DEMO_ACCOUNTS.map(({ id }) => id).sort(),
        )
      })

      it('refuse a name or id in use', async () => {
        expect(await store.accounts.create({ kind: 'member', name: '王', login: 'wang' })).toMatch(/^[\w-]{16}$/)
        expect(await other.accounts.create({ kind: 'member', name: '汪', login: ' WANG ' })).toBeUndefined()
        expect(await other.accounts.create({ id: 'demo-member', kind: 'member', name: '' })).toBeUndefined()
      })

      it('of one person are one, though both servers meet the person for the first time', async () => {
        const identity = { provider: 'wechat', subjects: ['union u', 'open o'], name: '李' }
        const accounts = await many(20, at => (at % 2 ? store : other).accounts.forIdentity(identity))
        expect(new Set(accounts.map(({ id }) => id)).size).toBe(1)
        expect(await world.rows('accounts')).toBe(DEMO_ACCOUNTS.length + 1)
        const later = await store.accounts.forIdentity({ ...identity, subjects: ['open other', 'open o'] })
        expect(later.id).toBe(accounts[0]?.id)
        expect((await other.accounts.forIdentity({ ...identity, subjects: ['open other'] })).id).toBe(accounts[0]?.id)
      })

      it('that change their password, or are disabled, end their sessions', async () => {
        const account = await member()
        const [first, second] = [await store.sessions.grant(account), await other.sessions.grant(account)]
        await store.accounts.setPassword(account.id, 'scrypt:x')
        expect(await other.sessions.find(first.token)).toBeUndefined()
        expect(await store.sessions.find(second.token)).toBeUndefined()
        const third = await store.sessions.grant(account)
        await other.accounts.setDisabled(account.id, true)
        await other.accounts.setDisabled(account.id, false)
        expect(await store.sessions.find(third.token)).toBeUndefined()
      })

      it('that are removed leave no data', async () => {
        const account = await store.accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
        await store.sessions.grant(account)
        await store.shareKeys.mint(visual, { account: account.id, visitor: 'v' })
        await store.reports.put(account.id, { title: '', file: Buffer.alloc(1) })
        await other.accounts.remove(account.id)
        const left = []
        for (const table of ['identities', 'sessions', 'share_keys', 'reports']) left.push(await world.rows(table))
        expect(left).toEqual([0, 0, 0, 0])
        expect(await world.rows('accounts')).toBe(DEMO_ACCOUNTS.length)
      })

      it('have their current rights', async () => {
        const account = await member()
        await other.accounts.setPermissions(account.id, ['judgement'])
        await other.accounts.setDisabled(account.id, true)
        expect(await store.accounts.find(account.id)).toMatchObject({ permissions: ['judgement'], disabled: true })
      })

      it.each(['\0', 'a\0b', '\ud800', "' OR 1=1 --", '%'])('%j is no account', async name => {
        expect(await store.signIn(name, 'x', '192.0.2.1')).toMatchObject({ kind: 'wrong', account: undefined })
      })
    })

    describe('sessions', () => {
      it('of one server are valid on the other, and end everywhere', async () => {
        const { token } = await store.sessions.grant(await member())
        expect((await other.sessions.find(token))?.id).toBe('demo-member')
        await other.sessions.revoke(token)
        expect(await store.sessions.find(token)).toBeUndefined()
      })

      it('last thirty days, a trial no longer than the trial', async () => {
        const { token, expiresAt } = await store.sessions.grant(await member())
        const id = (await store.accounts.create({ kind: 'trial', name: '试', trialLasts: HOUR }))!
        const trial = await store.sessions.grant((await store.accounts.find(id))!)
        expect(expiresAt.getTime() - trial.expiresAt.getTime()).toBeGreaterThan(29 * DAY)
        await world.pass(HOUR)
        expect(await store.sessions.find(trial.token)).toBeUndefined()
        expect((await store.accounts.find(id))?.trialOver).toBe(true)
        expect(await store.sessions.find(token)).toBeDefined()
        await world.pass(30 * DAY)
        expect(await store.sessions.find(token)).toBeUndefined()
      })
    })

    describeWeChatLinks({ store: () => store, other: () => other })
    describePersonalTokens({ world: () => world, store: () => store, other: () => other })
    describeAccountActions({ world: () => world, store: () => store, other: () => other }, CHEAP)
    describePersonalData({ world: () => world, store: () => store, other: () => other }, CHEAP)
    describeWorkspace({ store: () => store, other: () => other })
    describeDataKeys(() => world)

    describe('tickets', () => {
      it('are valid once, for the first request', async () => {
        const ticket = await store.tickets.issue('code', { account: 'a' }, MINUTE)
        const spent = await many(50, at => (at % 2 ? store : other).tickets.spend('code', ticket))
        expect(spent.filter(({ ok }) => ok)).toEqual([{ ok: true, payload: { account: 'a' } }])
        expect(await other.tickets.peek('code', ticket)).toEqual({ ok: false, why: 'used' })
        expect(await other.tickets.peek('state', ticket)).toEqual({ ok: false, why: 'unknown' })
      })

      it('expire', async () => {
        const ticket = await store.tickets.issue('state', 'web', MINUTE)
        await world.pass(MINUTE)
        expect(await other.tickets.spend('state', ticket)).toEqual({ ok: false, why: 'expired' })
      })

      it('of somebody else are valid once', async () => {
        const outcomes = await many(10, at => (at % 2 ? store : other).tickets.spendForeign('code', 'foreign', MINUTE))
        expect(outcomes.filter(Boolean)).toHaveLength(1)
      })
    })

    it('many simultaneous guesses over both servers are counted one by one', async () => {
      const guess = (at: number) => (at % 2 ? store : other).signIn('member', `guess ${at}`, '192.0.2.1')
      const kinds = (await many(40, guess)).map(({ kind }) => kind)
      expect([kinds.filter(kind => kind === 'wrong').length, kinds.filter(kind => kind === 'locked').length]).toEqual([
        5, 35,
      ])
      expect(await store.signIn('member', 'alpha-member', '192.0.2.1')).toEqual({
        kind: 'locked',
        retryIn: 15 * MINUTE,
      })
      await world.pass(15 * MINUTE)
      expect((await other.signIn('member', 'alpha-member', '192.0.2.1')).kind).toBe('in')
    })

    describe('share keys', () => {
      const open = async (key: string | undefined) => store.shareKeys.open(key ?? '', method)

      it('open on the other server, until they expire', async () => {
        const key = await other.shareKeys.mint(visual, guest)
        expect(await open(key)).toMatchObject({ ok: true, grant: { method } })
        await world.pass(30 * DAY)
        expect(await open(key)).toEqual({ ok: false, why: 'share_expired' })
      })

      it('return every text unchanged', async () => {
        const query = "全文:'; DROP TABLE share_keys; -- \ud800 \0 😀"
        const key = await store.shareKeys.mint([{ method, params: { query } }], guest)
        expect(await open(key)).toMatchObject({ ok: true, grant: { params: { query } } })
      })

      it('end with the account of their maker', async () => {
        const key = await store.shareKeys.mint(visual, { account: 'demo-member', visitor: 'account demo-member' })
        expect(await open(key)).toMatchObject({ ok: true, maker: { id: 'demo-member' } })
        await other.accounts.setDisabled('demo-member', true)
        expect(await open(key)).toEqual({ ok: false, why: 'share_expired' })
      })

      it('are listed without their keys, and revoked', async () => {
        const maker = { account: 'demo-member', visitor: 'account demo-member' }
        const keys = [await store.shareKeys.mint(visual, maker), await store.shareKeys.mint(visual, guest)]
        const listed = await other.shareKeys.list()
        expect(listed.map(({ madeBy }) => madeBy).sort()).toEqual(['demo-member', undefined])
        expect(keys.some(key => JSON.stringify(listed).includes(key!))).toBe(false)
        const [firstKey] = await store.shareKeys.list('demo-member')
        expect(await store.shareKeys.revoke(firstKey!.id)).toBe(1)
        expect(await open(keys[0])).toEqual({ ok: false, why: 'share_unknown' })
        expect(await store.shareKeys.revoke(keys[1]!)).toBe(1)
        expect(await store.shareKeys.revoke(keys[1]!)).toBe(0)
      })

      it('of one maker have a limit of size', async () => {
        const grants: ShareRequest = Array.from({ length: 10 }, () => ({
          method,
          params: { query: '长'.repeat(5000) },
        }))
        const most = Math.floor(SHARE_QUOTA.bytes / Buffer.byteLength(JSON.stringify(grants)))
        for (let at = 0; at < most; at++) await store.shareKeys.mint(grants, guest)
        expect(await store.shareKeys.mint(grants, guest)).toBeUndefined()
        expect(await store.shareKeys.mint(grants, { visitor: 'address 192.0.2.2' })).toBeDefined()
        await world.pass(30 * DAY)
        expect(await other.shareKeys.mint(grants, guest)).toBeDefined()
      })
    })

    describe('reports', () => {
      const file = Buffer.from([0, 1, 2, 255])
      const put = (owner: string, title = '报告') => store.reports.put(owner, { title, file })

      it('made on one server are read on the other, by their owner, for a while', async () => {
        const key = await put('a')
        expect(await other.reports.get('a', key)).toEqual({ title: '报告', file })
        expect(await other.reports.get('b', key)).toBeUndefined()
        await world.pass(REPORT_LIMITS.lifetime)
        expect(await other.reports.get('a', key)).toBeUndefined()
      })

      it('of one owner are limited in number', async () => {
        const stranger = await put('b')
        const keys = []
        for (let at = 0; at <= REPORT_LIMITS.perOwner; at++) keys.push(await put('a', `报告${at}`))
        const reports = await Promise.all(keys.map(key => other.reports.get('a', key)))
        expect(reports.map(report => report?.title)).toEqual([undefined, '报告1', '报告2', '报告3'])
        expect(await other.reports.get('b', stranger)).toBeDefined()
      })
    })

    it('the sweep deletes expired rows', async () => {
      await store.sessions.grant(await member())
      await store.tickets.issue('state', 'web', 1000)
      await store.shareKeys.mint(visual, guest)
      await store.reports.put('a', { title: '', file: Buffer.alloc(1) })
      await store.signIn('member', 'wrong', '192.0.2.1')
      const counts = async () => {
        const counts = []
        for (const table of ['sessions', 'tickets', 'share_keys', 'attempts', 'reports'])
          counts.push(await world.rows(table))
        return counts
      }
      await store.sweep()
      expect(await counts()).toEqual([1, 1, 1, 3, 1])
      await world.pass(61 * DAY)
      await store.sweep()
      expect(await counts()).toEqual([0, 0, 0, 0, 0])
    })

    it('without a demo the demo accounts are disabled, and with it enabled again', async () => {
      const disabled = async (demo: boolean) => {
        const opened = await world.open({ demo })
        const result = await opened.signIn('member', 'alpha-member', '192.0.2.1')
        await opened.close()
        return result.kind === 'in' && result.account.disabled
      }
      expect([await disabled(false), await disabled(true)]).toEqual([true, false])
    })
  })
}
