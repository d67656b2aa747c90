/** Tests the personal tokens of accounts, for every database. */
import type { AccountStore } from '../../../server/accounts'
import { MAX_PERSONAL_TOKENS, PERSONAL_TOKEN_LIFE } from '../../../server/accounts/personal-tokens'
import { HOUR, MINUTE } from '../../../server/runtime'

interface TestDeps {
  world(): { pass(milliseconds: number): Promise<void>; rows(table: string): Promise<number> }
  /** Two servers with one database. */
  store(): AccountStore
  other(): AccountStore
}

export function describePersonalTokens({ world, store, other }: TestDeps) {
  const member = async () => (await store().accounts.find('demo-member'))!
  const make = async (name = '助手') => (await store().personalTokens.make(await member(), name))!
  const find = (token: string) => other().personalTokens.find(token)

  describe('personal tokens', () => {
    it('open their account on both servers, and are listed without the token', async () => {
      const { token, ...listed } = await make()
      expect(token).toMatch(/^alpha_[\w-]{43}$/)
      const [before] = await other().personalTokens.list(await member())
      expect(before).toEqual({ ...listed, usedAt: undefined })
      expect((await find(token))?.id).toBe('demo-member')
      await world().pass(MINUTE)
      await find(token)
      const [after] = await store().personalTokens.list(await member())
      expect(+after!.usedAt! - +after!.madeAt).toBeLessThan(MINUTE)
      expect(JSON.stringify(after)).not.toContain(token)
    })

    it('are no sessions, and sessions are no tokens', async () => {
      const { token } = await make()
      const session = await store().sessions.grant(await member())
      expect(await store().sessions.find(token)).toBeUndefined()
      expect(await find(session.token)).toBeUndefined()
    })

    it('are revoked by their owner alone', async () => {
      const { token, id } = await make()
      const stranger = (await store().accounts.find('demo-office'))!
      expect(await other().personalTokens.revoke(stranger, id)).toBe(0)
      expect(await find(token)).toBeDefined()
      expect(await other().personalTokens.revoke(await member(), id)).toBe(1)
      expect(await find(token)).toBeUndefined()
      expect(await world().rows('personal_tokens')).toBe(0)
    })

    it('are limited in number and in time', async () => {
      for (let at = 0; at < MAX_PERSONAL_TOKENS; at++) await make(`助手${at}`)
      expect(await make()).toBeUndefined()
      const [first] = await store().personalTokens.list(await member())
      await store().personalTokens.revoke(await member(), first!.id)
      const { token } = await make('末')
      await world().pass(PERSONAL_TOKEN_LIFE)
      expect(await find(token)).toBeUndefined()
      await store().sweep()
      expect(await world().rows('personal_tokens')).toBe(0)
    })

    it('end with a new password, a disabled account, a closed one and a trial', async () => {
      const end = async (act: (id: string) => Promise<unknown>) => {
        const id = (await store().accounts.create({ kind: 'trial', name: '试', trialLasts: HOUR, password: 'x' }))!
        const { token } = (await store().personalTokens.make((await store().accounts.find(id))!, '助手'))!
        expect((await find(token))?.id).toBe(id)
        await act(id)
        return find(token)
      }
      expect(await end(id => store().accounts.setPassword(id, 'y'))).toBeUndefined()
      const replace = (id: string) => store().accounts.replacePassword(id, { from: 'x', to: 'y', token: 'z' })
      expect(await end(replace)).toBeUndefined()
      expect(await end(id => store().accounts.setDisabled(id, true))).toBeUndefined()
      expect(await end(id => store().pendingRemovals.schedule(id))).toBeUndefined()
      expect(await end(id => store().accounts.remove(id))).toBeUndefined()
      expect(await end(() => world().pass(HOUR))).toBeUndefined()
    })

    it.each(['', 'alpha_', 'alpha_\0', "' OR 1=1 --", `alpha_${'a'.repeat(43)}`])('%j is no token', async token => {
      expect(await find(token)).toBeUndefined()
    })
  })
}
