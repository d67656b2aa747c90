/** A copy of what is kept of an account, and its end: `/account`. */
import { AccountRemoval, Cleared, Leaving, OwnData } from '@contract/own-data'
import { ACCOUNT_PATHS } from '@contract/few-paths'
import type { FastifyReply } from 'fastify'
import { finished, Readable } from 'node:stream'
import type { Store } from '../accounts'
import { copy, type ErrorId } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { PersonalFacts } from '../accounts/personal-data'
import { archiveOfAccount } from '../workspace/archive'
import { imprintOf } from '../workspace/colophon'
import { ownText } from '../workspace/export-text'
import { attachment, ZIP_TYPE } from '../download/send'
import { addressOf, type Limits } from '../http/limits'
import { HttpError } from '../http/http-error'
import { requireLogin, refuseGuests } from '../http/visitor'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { dataResponse, data, fileResponse } from '../http/envelope'

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
} satisfies Record<string, ErrorId>

const FILE = 'attachment; filename="my-data.json"'

/** What is kept of an account, with the names of providers in words. */
async function factsOf(store: Store, account: string): Promise<PersonalFacts> {
  const facts = await store.personalData.facts(account)
  // Removed on another device at this moment.
  if (!facts) throw new HttpError('session_expired')
  const named = (provider: string) => copy.providers[provider as keyof typeof copy.providers] ?? provider
  const identities = facts.identities.map(({ provider, subject }) => ({ provider: named(provider), subject }))
  return { ...facts, identities }
}

/** JSON, piece by piece. */
export const ownDataOf = async (store: Store, account: string) =>
  ownText(await factsOf(store, account), store.personalData.entries(account))

async function* enveloped(pieces: AsyncIterable<string>) {
  yield '{"isSuccess":true,"data":'
  yield* pieces
  yield '}'
}

export const sendOwnData = (reply: FastifyReply, pieces: AsyncIterable<string>) =>
  reply.header('content-disposition', FILE).type('application/json; charset=utf-8').send(Readable.from(pieces))

export function ownDataService(app: App, { store, limits, runtime, settings }: OwnDataDeps) {
  /** Accounts whose archive is on its way. */
  const served = new Set<string>()

  async function archiveFor(account: string, reply: FastifyReply) {
    const facts = await factsOf(store, account)
    if (served.has(account)) throw new HttpError('throttled')
    served.add(account)
    finished(reply.raw, () => served.delete(account))
    const desk = {
      all: () => store.personalData.entries(account),
      one: (id: string) => store.personalData.entry(account, id),
    }
    return archiveOfAccount({ facts, desk, imprint: imprintOf(settings, runtime.now()) })
  }

  app.register(async (own: App) => {
    refuseGuests(own)
    const config = { rateLimit: limits.login }

    own.get(ACCOUNT_PATHS.ownData, { config, schema: dataResponse(OwnData) }, async (request, reply) => {
      const pieces = await ownDataOf(store, requireLogin(request).account.id)
      logEvent(request, 'data_exported')
      return sendOwnData(reply, enveloped(pieces))
    })

    own.get(ACCOUNT_PATHS.ownDataFile, { config, schema: fileResponse(ZIP_TYPE) }, async (request, reply) => {
      const pieces = await archiveFor(requireLogin(request).account.id, reply)
      logEvent(request, 'data_exported')
      return reply
        .header('content-disposition', attachment(copy.archive, 'zip'))
        .type(ZIP_TYPE)
        .send(Readable.from(pieces))
    })

    own.post(ACCOUNT_PATHS.clearDesk, { config, schema: dataResponse(Cleared) }, async request => {
      const cleared = await store.clearWorkspace(requireLogin(request).account.id)
      logEvent(request, 'desk_cleared', { count: cleared })
      return data({ cleared })
    })

    own.post(
      ACCOUNT_PATHS.remove,
      { config, schema: { body: AccountRemoval, ...dataResponse(Leaving) } },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const outcome = await store.removeAccount(account, request.body.password ?? '', addressOf(request))
        if (outcome.kind === 'locked') reply.header('retry-after', Math.ceil(outcome.retryIn / SECOND))
        if (outcome.kind === 'locked') logEvent(request, 'login_locked')
        if (outcome.kind === 'wrong') logEvent(request, 'password_wrong')
        if (outcome.kind !== 'leaving') throw new HttpError(REFUSED[outcome.kind])
        logEvent(request, 'account_removed')
        return data({ leavesAt: outcome.at.toISOString() })
      },
    )
  })
}
