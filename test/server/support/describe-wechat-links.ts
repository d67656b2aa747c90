/** Tests WeChat logins linked to other accounts, for every database. */
import type { AccountStore } from '../../../server/accounts'

interface TestDeps {
  /** Two servers with one database. */
  store(): AccountStore
  other(): AccountStore
}

export function describeWeChatLinks({ store, other }: TestDeps) {
  const weChat = async (openId: string) =>
    (await store().accounts.forIdentity({ provider: 'wechat', subjects: [`open wx ${openId}`], name: '微信用户' })).id
  const account = async (login: string) => (await store().accounts.create({ kind: 'member', name: login, login }))!
  const byId = async (id: string) => (await store().accounts.find(id))!

  describe('WeChat logins', () => {
    it('open their linked account on every server, until they are unlinked', async () => {
      const [mine, office] = [await weChat('o1'), await account('wang')]
      expect(await store().weChatLinks.openedBy(mine)).toBeUndefined()
      expect(await store().weChatLinks.stateOf(mine)).toBe('linkable')
      expect(await store().weChatLinks.stateOf(office)).toBe('none')
      expect(await store().weChatLinks.link(mine, office)).toBe('linked')
      expect((await other().weChatLinks.openedBy(mine))?.id).toBe(office)
      expect(await other().weChatLinks.stateOf(office)).toBe('linked')
      expect(await other().weChatLinks.list()).toEqual([{ weChat: mine, account: office }])
      expect(await other().weChatLinks.unlink(office)).toBe(true)
      expect(await store().weChatLinks.unlink(office)).toBe(false)
      expect(await store().weChatLinks.openedBy(mine)).toBeUndefined()
    })

    it('are linked once, and an account has one of them', async () => {
      const [first, second] = [await weChat('o1'), await weChat('o2')]
      const [wang, li] = [await account('wang'), await account('li')]
      expect(await store().weChatLinks.link(first, wang)).toBe('linked')
      expect(await store().weChatLinks.link(first, wang)).toBe('linked')
      expect(await store().weChatLinks.link(first, li)).toBe('wechat_taken')
      expect(await store().weChatLinks.link(second, wang)).toBe('account_taken')
      expect(await store().weChatLinks.link(second, first)).toBe('account_taken')
      expect(await store().weChatLinks.link(wang, li)).toBe('no_wechat')
      expect(await store().weChatLinks.link(first, first)).toBe('no_wechat')
    })

    it('of two people at once: one is linked to the account', async () => {
      const [first, second, wang] = [await weChat('o1'), await weChat('o2'), await account('wang')]
      const results = await Promise.all([store().weChatLinks.link(first, wang), other().weChatLinks.link(second, wang)])
      expect(results.sort()).toEqual(['account_taken', 'linked'])
    })

    it('of one person on two phones at once: both get the same answer', async () => {
      const [mine, wang] = [await weChat('o1'), await account('wang')]
      expect(await Promise.all([store().weChatLinks.link(mine, wang), other().weChatLinks.link(mine, wang)])).toEqual([
        'linked',
        'linked',
      ])
    })

    it('end their sessions with the link, and sessions begun by it with its end', async () => {
      const [mine, wang] = [await weChat('o1'), await account('wang')]
      const before = await store().sessions.grant(await byId(mine))
      await store().weChatLinks.link(mine, wang)
      expect(await other().sessions.find(before.token)).toBeUndefined()
      const linked = await store().sessions.grant(await byId(wang), '', true)
      const unlinked = await store().sessions.grant(await byId(wang))
      await other().weChatLinks.unlink(wang)
      expect(await store().sessions.find(linked.token)).toBeUndefined()
      expect((await store().sessions.find(unlinked.token))?.id).toBe(wang)
    })

    it('are free again when the account is removed', async () => {
      const [mine, wang] = [await weChat('o1'), await account('wang')]
      await store().weChatLinks.link(mine, wang)
      await other().accounts.remove(wang)
      expect(await store().weChatLinks.stateOf(mine)).toBe('linkable')
    })

    it('give the account their open id for messages', async () => {
      const [mine, wang] = [await weChat('o1'), await account('wang')]
      await store().weChatLinks.link(mine, wang)
      expect(await other().alertSubscriptions.openIdOf(wang, 'wx')).toBe('o1')
      expect((await other().personalData.facts(wang))?.identities).toEqual([
        { provider: 'wechat', subject: 'open wx o1' },
      ])
    })
  })

  describe('phone numbers of accounts', () => {
    it('belong to one account, and are in no file in plain text', async () => {
      const [wang, li] = [await account('wang'), await account('li')]
      expect(await store().phones.set(wang, '13800138000')).toBe(true)
      expect(await store().phones.set(wang, '13800138000')).toBe(true)
      expect(await other().phones.set(li, '13800138000')).toBe(false)
      expect((await other().phones.ownerOf('13800138000'))?.id).toBe(wang)
      expect((await store().personalData.facts(wang))?.account.phone).toBe('13800138000')
      await store().phones.clear(wang)
      expect(await other().phones.ownerOf('13800138000')).toBeUndefined()
      expect(await other().phones.set(li, '13800138000')).toBe(true)
    })
  })
}
