/** A copy of what is kept of an account, and its end: `/account`. */
import { AccountRemoval, Cleared, Leaving, OwnData } from '@contract/own-data'
import { ACCOUNT_PATHS } from '@contract/few-paths'
import type { FastifyReply } from 'fastify'
import type { Store } from '../accounts'
import { copy, type RefusalId } from '../copy'
import type { App } from '../http/app-type'
import { tell } from '../http/events'
import { imprintOf } from '../desk/imprint'
import { attachment, ZIP_TYPE } from '../download/send'
import { addressOf, type Limits } from '../http/limits'
import { Refusal } from '../http/refusal'
import { loggedIn, refuseGuests } from '../http/visitor'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { answers, data } from './envelope'

interface OwnDataDeps {
  store: Store
  limits: Limits
  runtime: Runtime
  settings: ServerSettings
}

const REFUSED = {
  demo: 'demo_account',
  wrong: 'password_wrong',
  locked: 'password_locked',
  gone: 'account_gone',
} satisfies Record<string, RefusalId>

const FILE = 'attachment; filename="my-data.json"'
export const asFile = (reply: FastifyReply) => reply.header('content-disposition', FILE)

/** Everything, with the names of providers in words. */
export async function exportOf(store: Store, account: string): Promise<OwnData> {
  const found = await store.ownData(account)
  // Removed on another device at this moment.
  if (!found) throw new Refusal('session_expired')
  const named = (provider: string) => copy.providers[provider as keyof typeof copy.providers] ?? provider
  const identities = found.identities.map(({ provider, subject }) => ({ provider: named(provider), subject }))
  return { ...found, identities }
}

export function ownDataService(app: App, { store, limits, runtime, settings }: OwnDataDeps) {
  app.register(async (own: App) => {
    refuseGuests(own)
    const config = { rateLimit: limits.login }

    own.get(ACCOUNT_PATHS.ownData, { config, schema: answers(OwnData) }, async (request, reply) => {
      const found = await exportOf(store, loggedIn(request).account.id)
      tell(request, 'data_exported')
      asFile(reply)
      return data(found)
    })

    own.get(ACCOUNT_PATHS.ownDataFile, { config }, async (request, reply) => {
      const found = await exportOf(store, loggedIn(request).account.id)
      const file = await app.papers.archive({ own: found, imprint: imprintOf(settings, runtime.now()) })
      tell(request, 'data_exported')
      return reply.header('content-disposition', attachment(copy.archive, 'zip')).type(ZIP_TYPE).send(file)
    })

    own.post(ACCOUNT_PATHS.clearDesk, { config, schema: answers(Cleared) }, async request => {
      const cleared = await store.clearDesk(loggedIn(request).account.id)
      tell(request, 'desk_cleared', { count: cleared })
      return data({ cleared })
    })

    own.post(
      ACCOUNT_PATHS.remove,
      { config, schema: { body: AccountRemoval, ...answers(Leaving) } },
      async (request, reply) => {
        const { account } = loggedIn(request)
        const outcome = await store.removeAccount(account, request.body.password ?? '', addressOf(request))
        if (outcome.kind === 'locked') reply.header('retry-after', Math.ceil(outcome.retryIn / SECOND))
        if (outcome.kind === 'locked') tell(request, 'login_locked')
        if (outcome.kind === 'wrong') tell(request, 'password_wrong')
        if (outcome.kind !== 'leaving') throw new Refusal(REFUSED[outcome.kind])
        tell(request, 'account_removed')
        return data({ leavesAt: outcome.at.toISOString() })
      },
    )
  })
}
