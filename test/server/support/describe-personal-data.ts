/** Tests personal data: export, removal, and encrypted phone numbers. */
import type { AccountStore, StoreOptions } from '../../../server/accounts'
import { hashPassword } from '../../../server/accounts/passwords'
import { REMOVAL_GRACE } from '../../../server/accounts/pending-removals'
import { DAY } from '../../../server/runtime'

interface DataWorld {
  open(more: Partial<StoreOptions>): Promise<AccountStore>
  pass(milliseconds: number): Promise<void>
  rows(table: string): Promise<number>
}

interface TestDeps {
  world(): DataWorld
  /** Two servers with one database. */
  store(): AccountStore
  other(): AccountStore
}

export function describePersonalData({ world, store, other }: TestDeps, cost: number) {
  describe('the data of one account', () => {
    const password = 'the only password'
    const visual = { method: 'case_visual_interface' as const, params: { query: '全文:违约金' } }
    const begin = async () => {
      const hash = await hashPassword(password, size => Buffer.alloc(size), cost)
      const id = await store().accounts.create({ kind: 'member', name: '王', login: 'wang', password: hash })
      const account = (await store().accounts.find(id!))!
      const { token } = await store().sessions.grant(account, 'iPhone · 微信')
      const key = (await store().shareKeys.mint([visual], { account: account.id, visitor: 'v' }))!
      await store().reports.put(account.id, { title: '报告', file: Buffer.alloc(1) })
      return { account, token, key, hash }
    }

    it('is exported completely, without anything that opens an account', async () => {
      const { account, token, key, hash } = await begin()
      await store().accounts.recordConsent(account.id, 'v1')
      const search = { id: 'search:1', kind: 'search', body: '{}', editedAt: 1, base: 0 }
      await store().workspace.sync(account.id, { since: 0, changes: [search] })
      await store().alertSubscriptions.put({ account: account.id, entry: search.id, order: 'date' })
      const facts = await other().personalData.facts(account.id)
      expect(facts).toMatchObject({
        account: { id: account.id, kind: 'member', name: '王', login: 'wang', permissions: [] },
        consent: { version: 'v1' },
        identities: [],
        sessions: [{ device: 'iPhone · 微信' }],
        shares: [{ opens: [visual] }],
        reports: [{ title: '报告' }],
        newsOrders: ['search:1'],
      })
      for (const secret of [token, key, hash, password]) expect(JSON.stringify(facts)).not.toContain(secret)
      const [session] = facts!.sessions
      expect(Date.parse(session!.endsAt) - Date.parse(session!.begunAt)).toBe(30 * DAY)
    })

    it('has the verified identities, and no others', async () => {
      const mine = await store().accounts.forIdentity({
        provider: 'wechat',
        subjects: ['union u', 'open o'],
        name: '李',
      })
      await store().accounts.forIdentity({ provider: 'wechat', subjects: ['open other'], name: '张' })
      expect((await other().personalData.facts(mine.id))?.identities).toEqual([
        { provider: 'wechat', subject: 'open o' },
        { provider: 'wechat', subject: 'union u' },
      ])
      expect(await store().personalData.facts('nobody')).toBeUndefined()
    })

    it("is deleted some days after the account's end, whose password check counts like a login", async () => {
      const { account, token, key } = await begin()
      const remove = (typed: string) => other().removeAccount(account, typed, '192.0.2.1')
      for (let time = 0; time < 4; time++) expect(await remove('guess')).toEqual({ kind: 'wrong' })
      expect(await store().sessions.find(token)).toBeDefined()
      expect(await remove(password)).toMatchObject({ kind: 'leaving' })
      expect(await store().sessions.find(token)).toBeUndefined()
      expect(await store().shareKeys.open(key, 'case_visual_interface')).toMatchObject({ ok: false })
      await world().pass(REMOVAL_GRACE - 1)
      await store().sweep()
      expect(await store().personalData.facts(account.id)).toMatchObject({ account: { id: account.id } })
      await world().pass(1)
      await other().sweep()
      expect(await store().personalData.facts(account.id)).toBeUndefined()
      const left = []
      for (const table of ['sessions', 'share_keys', 'reports', 'identities']) left.push(await world().rows(table))
      expect(left).toEqual([0, 0, 0, 0])
    })

    it('ends once, despite requests at the same time, and a key made at that moment is deleted by the next sweep', async () => {
      const { account } = await begin()
      const servers = [store(), other(), store(), other()]
      const ends = await Promise.all(servers.map(server => server.removeAccount(account, password, '192.0.2.1')))
      const { at } = ends[0] as { at: Date }
      expect(ends).toEqual(servers.map(() => ({ kind: 'leaving', at })))
      await world().pass(REMOVAL_GRACE)
      await other().sweep()
      const key = await store().shareKeys.mint([visual], { account: account.id, visitor: 'v' })
      const guests = await store().shareKeys.mint([visual], { visitor: 'v' })
      expect(await other().shareKeys.open(key!, visual.method)).toMatchObject({ why: 'share_expired' })
      await other().sweep()
      expect(await store().shareKeys.open(key!, visual.method)).toMatchObject({ why: 'share_unknown' })
      expect(await store().shareKeys.open(guests!, visual.method)).toMatchObject({ ok: true })
    })

    it('is restored completely in time, and never later', async () => {
      const { account, key } = await begin()
      await store().removeAccount(account, password, '192.0.2.1')
      await world().pass(REMOVAL_GRACE - 1)
      expect(await other().pendingRemovals.cancel(account.id)).toBe(true)
      await other().sweep()
      expect(await store().shareKeys.open(key, visual.method)).toMatchObject({ ok: true })
      expect(await store().personalData.facts(account.id)).toMatchObject({ shares: [{ opens: [visual] }] })
      const again = (await store().accounts.find(account.id))!
      expect(again.leavesAt).toBeUndefined()
      await store().removeAccount(again, password, '192.0.2.1')
      await world().pass(REMOVAL_GRACE)
      expect(await other().pendingRemovals.cancel(account.id)).toBe(false)
    })

    it('is locked after guesses', async () => {
      const { account } = await begin()
      for (let time = 0; time < 5; time++) await store().removeAccount(account, 'guess', '192.0.2.1')
      expect((await other().removeAccount(account, password, '192.0.2.1')).kind).toBe('locked')
    })

    it('can be deleted without a password if there is none, and stays for a demo account', async () => {
      const wechat = await store().accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
      expect(await other().removeAccount(wechat, '', '192.0.2.1')).toMatchObject({ kind: 'leaving' })
      const demo = (await store().accounts.find('demo-member'))!
      expect(await store().removeAccount(demo, 'alpha-member', '192.0.2.1')).toEqual({ kind: 'demo' })
      expect(await store().accounts.find('demo-member')).toBeDefined()
      await world().pass(REMOVAL_GRACE)
      await store().sweep()
      expect(await other().removeAccount(wechat, '', '192.0.2.1')).toEqual({ kind: 'gone' })
      await expect(other().sessions.grant(wechat)).rejects.toThrow('an account that is gone')
    })

    it('tells when its personal tokens were used', async () => {
      const { account } = await begin()
      const token = (await store().personalTokens.make(account, '助手'))!
      await store().personalTokens.make(account, '脚本')
      await store().personalTokens.find(token.token)
      const { tokens } = (await other().personalData.facts(account.id))!
      expect(tokens.map(({ name, usedAt }) => [name, usedAt !== undefined]).sort()).toEqual([
        ['助手', true],
        ['脚本', false],
      ])
      expect(JSON.stringify(tokens)).not.toContain(token.token)
    })
  })

  describe('a request for masking or withdrawal', () => {
    const values = { name: '王五', applicant: '王五', relation: '本人', contact: '13800000000', reason: '旧案' }
    const request = {
      kind: 'mask',
      collection: 'case',
      document: 'c1',
      title: '某案',
      consent: 'v1',
      visitor: 'v',
    } as const

    it('is found by its receipt and by its id, and listed until it is decided', async () => {
      const added = await store().removalRequests.add({ ...request, values })
      const receipt = added.ok ? added.receipt : ''
      const [listed] = await other().removalRequests.list()
      expect(listed).toMatchObject({ ...values, kind: 'mask', collection: 'case', document: 'c1', title: '某案' })
      expect(await other().removalRequests.findByReceipt(receipt)).toEqual(listed)
      expect(await other().removalRequests.find(listed!.id)).toEqual(listed)
      expect(await other().removalRequests.findByReceipt('another')).toBeUndefined()
      expect(await other().removalRequests.find(listed!.id + 1)).toBeUndefined()
      await store().removalRequests.decide(listed!.id, 'refused', '不是同一人')
      expect(await other().removalRequests.list()).toEqual([])
      expect(await other().removalRequests.list(true)).toMatchObject([
        { ...values, state: 'refused', answer: '不是同一人' },
      ])
    })

    it('that is undone takes back its own masks and withdrawals', async () => {
      const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
      const target = { collection: 'case', document: 'c1' }
      const mask = { ...target, kind: 'mask', name: '王五', masked: '王某', exceptions: [] } as const
      await store().redactions.add(mask, first)
      await store().redactions.add({ ...mask, masked: '王某某' }, first)
      await store().redactions.add({ ...target, kind: 'withdraw', title: '某案' }, second)
      const kinds = async () => (await other().redactions.list()).map(({ kind }) => kind).sort()
      expect(await kinds()).toEqual(['mask', 'withdraw'])
      expect(await other().redactions.removeOf(first)).toBe(1)
      expect(await kinds()).toEqual(['withdraw'])
    })
  })

  describe('an application for a trial', () => {
    const marks = { source: '10', codetype: '', trycode: '', gdtVid: '', unionId: '' }
    const form = { ...marks, name: '王', phone: '13800000000', firm: '所', consent: 'v1' }

    it('sent twice in a day is one', async () => {
      const odd = { ...form, source: '\0' }
      await store().trialApplications.add(odd)
      await other().trialApplications.add(odd)
      expect(await world().rows('trial_applications')).toBe(1)
      await world().pass(DAY)
      await other().trialApplications.add(odd)
      expect(await world().rows('trial_applications')).toBe(2)
    })

    it('is stored for half a year', async () => {
      await store().trialApplications.add(form)
      await world().pass(179 * DAY)
      await store().trialApplications.add({ ...form, phone: '13900000000' })
      await store().sweep()
      expect(await world().rows('trial_applications')).toBe(2)
      await world().pass(DAY)
      await store().sweep()
      expect(await world().rows('trial_applications')).toBe(1)
    })

    it('is listed with its number and removed by its id', async () => {
      await store().trialApplications.add(form)
      await store().trialApplications.add({ ...form, phone: '13900000000' })
      const [first, second] = await other().trialApplications.list()
      expect([first, second]).toMatchObject([
        { name: '王', phone: '13800000000', firm: '所', source: '10', consent: 'v1' },
        { phone: '13900000000' },
      ])
      expect(await other().trialApplications.remove(first!.id)).toBe(1)
      expect(await store().trialApplications.list()).toEqual([second])
      expect(await store().trialApplications.removeAll()).toBe(1)
    })

    it('needs its key: a server with another one reports it and does not start', async () => {
      await store().trialApplications.add(form)
      await expect(world().open({ dataKey: Buffer.alloc(32, 7) })).rejects.toThrow(
        /sealed with another key: set DATA_KEY/,
      )
      await store().trialApplications.removeAll()
      const opened = await world().open({ dataKey: Buffer.alloc(32, 7) })
      expect(await opened.trialApplications.list()).toEqual([])
      await opened.close()
    })
  })
}
