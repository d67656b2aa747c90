/** Links a WeChat login to an account, and unlinks it: `/account/api/v1/wechat`. */
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { SessionGrant } from '@contract/user'
import { UnlinkReply, WeChatLink } from '@contract/wechat-link'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountStore } from '../accounts'
import type { Account } from '../accounts/accounts'
import type { WeChatLinkResult } from '../accounts/wechat-links'
import type { ErrorId } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { clientAddressOf, refuseGuests, requireLogin } from '../http/visitor'
import type { Providers } from '../providers/port'
import { SECOND } from '../runtime'
import { copyWorkspace } from '../workspace/copy-workspace'
import { requireUsableAccount } from './account-status'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'
import { sessionGranter } from './session-grant'

interface WeChatLinkDeps {
  store: AccountStore
  providers: Providers
  limits: RateLimits
}

const ERROR_IDS: Record<Exclude<WeChatLinkResult, 'linked'>, ErrorId> = {
  account_taken: 'link_account_taken',
  wechat_taken: 'link_wechat_taken',
  no_wechat: 'link_no_wechat',
}

export function weChatLinkService(app: App, { store, providers, limits }: WeChatLinkDeps) {
  const grantTo = sessionGranter(store)

  async function accountBehind(body: WeChatLink, request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    if ('phoneCode' in body) {
      if (!providers.phone) throw new HttpError('phone_off')
      const owner = await store.phones.ownerOf(await providers.phone.numberOf(body.phoneCode))
      if (!owner) throw new HttpError('phone_unknown')
      return owner
    }
    const result = await store.signIn(body.name, body.password, clientAddressOf(request))
    if (result.kind === 'in') return result.account
    if (result.kind === 'wrong') {
      logEvent(request, 'login_failed', { account: result.account?.id })
      throw new HttpError('link_wrong')
    }
    logEvent(request, 'login_locked')
    reply.header('retry-after', Math.ceil(result.retryIn / SECOND))
    throw new HttpError('password_locked')
  }

  app.register(async (members: App) => {
    refuseGuests(members)
    const config = { rateLimit: limits.login }

    members.post(
      ACCOUNT_PATHS.linkWeChat,
      { config, schema: { body: WeChatLink, ...dataResponseSchema(SessionGrant) } },
      async (request, reply) => {
        const { account: weChat } = requireLogin(request)
        if ((await store.weChatLinks.stateOf(weChat.id)) === 'none') throw new HttpError('link_no_wechat')
        const account = await accountBehind(request.body, request, reply)
        requireUsableAccount(account)
        if (account.leavesAt) throw new HttpError('account_leaving')
        if (await store.accounts.isDemo(account.id)) throw new HttpError('link_demo')
        const result = await store.weChatLinks.link(weChat.id, account.id)
        if (result !== 'linked') throw new HttpError(ERROR_IDS[result])
        logEvent(request, 'wechat_linked', { account: account.id })
        await copyWorkspace(store.workspace, weChat.id, account.id)
        return dataEnvelope(await grantTo(request, account, true))
      },
    )

    members.post(ACCOUNT_PATHS.unlinkWeChat, { config, schema: dataResponseSchema(UnlinkReply) }, async request => {
      const unlinked = await store.weChatLinks.unlink(requireLogin(request).account.id)
      if (unlinked) logEvent(request, 'wechat_unlinked')
      return dataEnvelope({ unlinked })
    })
  })
}
