/** Exports the data of an account, clears its workspace and ends it: `/account`. */
import { AccountRemoval, ClearedCount, AccountDeletion, PersonalData } from '@contract/personal-data'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import type { FastifyReply } from 'fastify'
import { finished, Readable } from 'node:stream'
import type { Store } from '../accounts'
import { copy, type ErrorId } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { PersonalFacts } from '../accounts/personal-data'
import { archiveOfAccount } from '../workspace/archive'
import { colophonOf } from '../workspace/colophon'
import { personalDataText } from '../workspace/personal-data-text'
import { contentDisposition, ZIP_TYPE } from '../download/send'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { addressOf, refuseGuests, requireLogin } from '../http/visitor'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { dataResponse, data, fileResponse } from '../http/envelope'

interface PersonalDataDeps {
  store: Store
  limits: RateLimits
  runtime: Runtime
  settings: ServerSettings
}

const ERROR_IDS = {
  demo: 'demo_account',
  wrong: 'password_wrong',
  locked: 'password_locked',
  gone: 'account_gone',
} satisfies Record<string, ErrorId>

const FILE = 'attachment; filename="my-data.json"'

/** The stored facts, with the names of providers in words. */
async function factsOf(store: Store, account: string): Promise<PersonalFacts> {
  const facts = await store.personalData.facts(account)
  // The account was deleted on another device a moment ago.
  if (!facts) throw new HttpError('session_expired')
  const nameOf = (provider: string) => copy.providers[provider as keyof typeof copy.providers] ?? provider
  const identities = facts.identities.map(({ provider, subject }) => ({ provider: nameOf(provider), subject }))
  return { ...facts, identities }
}

/** The personal data of an account as JSON, in chunks. */
export const personalDataOf = async (store: Store, account: string) =>
  personalDataText(await factsOf(store, account), store.personalData.entries(account))

async function* enveloped(chunks: AsyncIterable<string>) {
  yield '{"isSuccess":true,"data":'
  yield* chunks
  yield '}'
}

export const sendPersonalData = (reply: FastifyReply, chunks: AsyncIterable<string>) =>
  reply.header('content-disposition', FILE).type('application/json; charset=utf-8').send(Readable.from(chunks))

export function personalDataService(app: App, { store, limits, runtime, settings }: PersonalDataDeps) {
  /** Accounts with an archive being sent. */
  const sending = new Set<string>()

  async function archiveFor(account: string, reply: FastifyReply) {
    const facts = await factsOf(store, account)
    if (sending.has(account)) throw new HttpError('throttled')
    sending.add(account)
    finished(reply.raw, () => sending.delete(account))
    const workspace = {
      entries: () => store.personalData.entries(account),
      entry: (id: string) => store.personalData.entry(account, id),
    }
    return archiveOfAccount({ facts, workspace, colophon: colophonOf(settings, runtime.now()) })
  }

  app.register(async (members: App) => {
    refuseGuests(members)
    const config = { rateLimit: limits.login }

    members.get(ACCOUNT_PATHS.personalData, { config, schema: dataResponse(PersonalData) }, async (request, reply) => {
      const chunks = await personalDataOf(store, requireLogin(request).account.id)
      logEvent(request, 'data_exported')
      return sendPersonalData(reply, enveloped(chunks))
    })

    members.get(ACCOUNT_PATHS.personalDataFile, { config, schema: fileResponse(ZIP_TYPE) }, async (request, reply) => {
      const chunks = await archiveFor(requireLogin(request).account.id, reply)
      logEvent(request, 'data_exported')
      return reply
        .header('content-disposition', contentDisposition(copy.archive, 'zip'))
        .type(ZIP_TYPE)
        .send(Readable.from(chunks))
    })

    members.post(ACCOUNT_PATHS.clearWorkspace, { config, schema: dataResponse(ClearedCount) }, async request => {
      const cleared = await store.clearWorkspace(requireLogin(request).account.id)
      logEvent(request, 'desk_cleared', { count: cleared })
      return data({ cleared })
    })

    members.post(
      ACCOUNT_PATHS.remove,
      { config, schema: { body: AccountRemoval, ...dataResponse(AccountDeletion) } },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const outcome = await store.removeAccount(account, request.body.password ?? '', addressOf(request))
        if (outcome.kind === 'locked') reply.header('retry-after', Math.ceil(outcome.retryIn / SECOND))
        if (outcome.kind === 'locked') logEvent(request, 'login_locked')
        if (outcome.kind === 'wrong') logEvent(request, 'password_wrong')
        if (outcome.kind !== 'leaving') throw new HttpError(ERROR_IDS[outcome.kind])
        logEvent(request, 'account_removed')
        return data({ leavesAt: outcome.at.toISOString() })
      },
    )
  })
}
