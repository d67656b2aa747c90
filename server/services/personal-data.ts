/** Exports the data of an account, clears its workspace, and closes the account: `/account`. */
import { AccountRemoval, ClearedCount, AccountRemovalReply, PersonalData } from '@contract/personal-data'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import type { FastifyReply } from 'fastify'
import { finished, Readable } from 'node:stream'
import type { AccountStore } from '../accounts'
import { copy, type ErrorId } from '../copy'
import type { App } from '../http/app-type'
import { logEvent } from '../http/events'
import type { PersonalFacts } from '../accounts/personal-data'
import { archiveOfAccount } from '../workspace/archive'
import { exportDetailsOf } from '../workspace/export-details'
import { personalDataJson } from '../workspace/personal-data-json'
import { contentDisposition, ZIP_TYPE } from '../download/send'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import { clientAddressOf, refuseGuests, requireLogin } from '../http/visitor'
import { type Runtime, SECOND } from '../runtime'
import type { ServerSettings } from '../settings'
import { dataResponseSchema, dataEnvelope, fileResponseSchema } from '../http/envelope'

interface PersonalDataDeps {
  store: AccountStore
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

/** Returns the stored facts, with readable names of providers. */
async function factsOf(store: AccountStore, account: string): Promise<PersonalFacts> {
  const facts = await store.personalData.facts(account)
  // Another device has just deleted the account.
  if (!facts) throw new HttpError('session_expired')
  const nameOf = (provider: string) => copy.providers[provider as keyof typeof copy.providers] ?? provider
  const identities = facts.identities.map(({ provider, subject }) => ({ provider: nameOf(provider), subject }))
  return { ...facts, identities }
}

/** The personal data of an account as JSON, in chunks. */
export const personalDataChunks = async (store: AccountStore, account: string) =>
  personalDataJson(await factsOf(store, account), store.personalData.entries(account))

async function* enveloped(chunks: AsyncIterable<string>) {
  yield '{"isSuccess":true,"data":'
  yield* chunks
  yield '}'
}

export const sendPersonalData = (reply: FastifyReply, chunks: AsyncIterable<string>) =>
  reply.header('content-disposition', FILE).type('application/json; charset=utf-8').send(Readable.from(chunks))

export function personalDataService(app: App, { store, limits, runtime, settings }: PersonalDataDeps) {
  /** The accounts whose archive is being sent. */
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
    return archiveOfAccount({ facts, workspace, exportDetails: exportDetailsOf(settings, runtime.now()) })
  }

  app.register(async (members: App) => {
    refuseGuests(members)
    const config = { rateLimit: limits.login }

    members.get(
      ACCOUNT_PATHS.personalData,
      { config, schema: dataResponseSchema(PersonalData) },
      async (request, reply) => {
        const chunks = await personalDataChunks(store, requireLogin(request).account.id)
        logEvent(request, 'data_exported')
        return sendPersonalData(reply, enveloped(chunks))
      },
    )

    members.get(
      ACCOUNT_PATHS.personalDataFile,
      { config, schema: fileResponseSchema(ZIP_TYPE) },
      async (request, reply) => {
        const chunks = await archiveFor(requireLogin(request).account.id, reply)
        logEvent(request, 'data_exported')
        return reply
          .header('content-disposition', contentDisposition(copy.archive, 'zip'))
          .type(ZIP_TYPE)
          .send(Readable.from(chunks))
      },
    )

    members.post(ACCOUNT_PATHS.clearWorkspace, { config, schema: dataResponseSchema(ClearedCount) }, async request => {
      const cleared = await store.clearWorkspace(requireLogin(request).account.id)
      logEvent(request, 'desk_cleared', { count: cleared })
      return dataEnvelope({ cleared })
    })

    members.post(
      ACCOUNT_PATHS.remove,
      { config, schema: { body: AccountRemoval, ...dataResponseSchema(AccountRemovalReply) } },
      async (request, reply) => {
        const { account } = requireLogin(request)
        const outcome = await store.removeAccount(account, request.body.password ?? '', clientAddressOf(request))
        if (outcome.kind === 'locked') reply.header('retry-after', Math.ceil(outcome.retryIn / SECOND))
        if (outcome.kind === 'locked') logEvent(request, 'login_locked')
        if (outcome.kind === 'wrong') logEvent(request, 'password_wrong')
        if (outcome.kind !== 'leaving') throw new HttpError(ERROR_IDS[outcome.kind])
        logEvent(request, 'account_removed')
        return dataEnvelope({ leavesAt: outcome.at.toISOString() })
      },
    )
  })
}
