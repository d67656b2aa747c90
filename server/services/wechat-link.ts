/** Who logs in by WeChat says which account is theirs, and may take it back: `/account/api/v1/wechat`. */
import { ACCOUNT_PATHS } from '@contract/few-paths'
import { SessionGrant } from '@contract/user'
import { Unlinked, WeChatLink } from '@contract/wechat-link'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '../accounts'
import type { Account } from '../accounts/accounts'
import type { LinkResult } from '../accounts/wechat-links'
import type { RefusalId } from '../copy'
import type { App } from '../http/app-type'
import { tell } from '../http/events'
import { addressOf, type Limits } from '../http/limits'
import { Refusal } from '../http/http-error'
import { loggedIn, refuseGuests } from '../http/visitor'
import type { Providers } from '../providers/port'
import { SECOND } from '../runtime'
import { adoptDesk } from '../workspace/adopt'
import { refuseBadStanding } from './account-status'
import { answers, data } from '../http/envelope'
import { grantsIn } from './session-grant'

interface WeChatLinkDeps {
  store: Store
  providers: Providers
  limits: Limits
}

const REFUSED: Record<Exclude<LinkResult, 'linked'>, RefusalId> = {
  account_taken: 'link_account_taken',
  wechat_taken: 'link_wechat_taken',
  no_wechat: 'link_no_wechat',
}

export function weChatLinkService(app: App, { store, providers, limits }: WeChatLinkDeps) {
  const grantTo = grantsIn(store)

  async function accountBehind(body: WeChatLink, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    if ('phoneCode' in body) {
      if (!providers.phone) throw new Refusal('phone_off')
      const owner = await store.phones.ownerOf(await providers.phone.numberOf(body.phoneCode))
      if (!owner) throw new Refusal('phone_unknown')
      return owner
    }
    const result = await store.signIn(body.name, body.password, addressOf(request))
    if (result.kind === 'in') return result.account
    if (result.kind === 'wrong') {
      tell(request, 'login_failed', { account: result.account?.id })
      throw new Refusal('link_wrong')
    }
    tell(request, 'login_locked')
    reply.header('retry-after', Math.ceil(result.retryIn / SECOND))
    throw new Refusal('password_locked')
  }

  app.register(async (own: App) => {
    refuseGuests(own)
    const config = { rateLimit: limits.login }

    own.post(
      ACCOUNT_PATHS.linkWeChat,
      { config, schema: { body: WeChatLink, ...answers(SessionGrant) } },
      async (request, reply) => {
        const { account: weChat } = loggedIn(request)
        if ((await store.weChatLinks.stateOf(weChat.id)) === 'none') throw new Refusal('link_no_wechat')
        const account = await accountBehind(request.body, request, reply)
        refuseBadStanding(account)
        if (account.leavesAt) throw new Refusal('account_leaving')
        if (await store.accounts.isDemo(account.id)) throw new Refusal('link_demo')
        const result = await store.weChatLinks.link(weChat.id, account.id)
        if (result !== 'linked') throw new Refusal(REFUSED[result])
        tell(request, 'wechat_linked', { account: account.id })
        await adoptDesk(store.desk, weChat.id, account.id)
        return data(await grantTo(request, account, true))
      },
    )

    own.post(ACCOUNT_PATHS.unlinkWeChat, { config, schema: answers(Unlinked) }, async request => {
      const unlinked = await store.weChatLinks.unlink(loggedIn(request).account.id)
      if (unlinked) tell(request, 'wechat_unlinked')
      return data({ unlinked })
    })
  })
}
