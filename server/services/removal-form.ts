/** The pages to ask for masking or withdrawal, and for the state of a request: `/removal`, `/removal/state`. */
import {
  documentInAddress,
  removableLibraryOf,
  REMOVAL_FIELDS,
  REMOVAL_KINDS,
  type RemovableLibrary,
  type RemovalKind,
  type RemovalValues,
  trimmedRemovalValues,
  wrongRemovalFields,
} from '@domain/removal-request'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app-type'
import { HttpError } from '../http/http-error'
import type { RateLimits } from '../http/rate-limits'
import { REMOVAL_STATE_PATH, REMOVAL_PATH } from '../paths'
import type { Runtime } from '../runtime'
import { csrfValueOf, isCsrfValueValid } from '../web/guard'
import { errorPage } from '../web/notice'
import { sendPage } from '../web/page'
import {
  removalReceiptPage,
  removalPage,
  type RemovalPageState,
  removalStatePage,
  type RemovalStatePageState,
} from '../web/removal-page'
import { storeRemovalRequest, type RemovalDeps, removalRequestStatus, removableDocumentTitle } from './removal-request'

/** The maximum size of a form in bytes: the longest fields, each Chinese character as nine bytes. */
const BODY_LIMIT = 64 * 1024

const Typed = (maxLength: number) => Type.String({ maxLength, default: '' })
const Query = Type.Object({ screen: Typed(64), id: Typed(64) })
const Guard = Typed(64)
const Body = Type.Object({
  address: Typed(1000),
  kind: Typed(16),
  name: Typed(200),
  applicant: Typed(200),
  relation: Typed(200),
  contact: Typed(400),
  reason: Typed(4000),
  consent: Typed(16),
  guard: Guard,
})
const ReceiptBody = Type.Object({ receipt: Typed(40), guard: Guard })

interface RequestedAddress {
  library: RemovableLibrary
  id: string
}

/** Returns the document that the page's address names. */
function documentIn({ screen, id }: Static<typeof Query>): RequestedAddress | undefined {
  const library = removableLibraryOf(screen)
  return library && id ? { library, id } : undefined
}

const valuesOf = (body: Static<typeof Body>): RemovalValues =>
  trimmedRemovalValues(Object.fromEntries(REMOVAL_FIELDS.map(field => [field, body[field]])) as RemovalValues)

const kindOf = (text: string): RemovalKind | undefined => REMOVAL_KINDS.find(kind => kind === text)

/** Whether the form itself shows the refusal, so that no input is lost. */
const isFormProblem = (id: string): id is 'removal_full' | 'removal_many' =>
  id === 'removal_full' || id === 'removal_many'

export function removalFormService(app: App, deps: RemovalDeps & { limits: RateLimits; runtime: Runtime }) {
  const { settings, limits, runtime } = deps
  const asPage = { errorPage: errorPage(settings.page) }
  const guard = (request: FastifyRequest, reply: FastifyReply) => csrfValueOf(request, reply, runtime.random)
  const show = (request: FastifyRequest, reply: FastifyReply, state: RemovalPageState) =>
    sendPage(reply, removalPage(settings, guard(request, reply), state))
  const showState = (request: FastifyRequest, reply: FastifyReply, state: RemovalStatePageState) =>
    sendPage(reply, removalStatePage(settings, guard(request, reply), state))

  /** Returns the title of the document. If guests may not read it, returns the id instead. */
  const shownTitle = async (document?: RequestedAddress) => {
    if (!document) return undefined
    const title = await removableDocumentTitle(deps, document.library, document.id)
    return settings.guests === 'browse' ? title : document.id
  }

  app.get(REMOVAL_PATH, { config: asPage, schema: { querystring: Query } }, async (request, reply) =>
    show(request, reply, { title: await shownTitle(documentIn(request.query)) }),
  )

  app.post(
    REMOVAL_PATH,
    {
      config: { ...asPage, rateLimit: limits.removal },
      bodyLimit: BODY_LIMIT,
      schema: { querystring: Query, body: Body },
    },
    async (request, reply) => {
      const { body, query } = request
      const inAddress = documentIn(query)
      const document = inAddress ?? documentInAddress(body.address)
      const values = valuesOf(body)
      const kind = kindOf(body.kind)
      const agreed = body.consent !== ''
      const typed: RemovalPageState = {
        title: await shownTitle(inAddress),
        address: body.address,
        kind,
        values,
        consent: agreed ? 'given' : undefined,
      }
      if (!isCsrfValueValid(request, body.guard)) return show(request, reply.code(403), { ...typed, problem: 'stale' })
      const invalid = wrongRemovalFields(values)
      const problem = !document ? 'addressWrong' : !kind ? 'kindMissing' : undefined
      if (!document || !kind || invalid.length > 0 || !agreed)
        return show(request, reply.code(400), { ...typed, invalid, problem, consent: typed.consent ?? 'missing' })
      try {
        return await sendPage(
          reply,
          removalReceiptPage(settings, await storeRemovalRequest(deps, request, { ...document, kind, values })),
        )
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (isFormProblem(error.id)) return show(request, reply.code(error.statusCode), { ...typed, problem: error.id })
        if (error.id !== 'not_found' || inAddress) throw error
        return show(request, reply.code(400), { ...typed, problem: 'addressWrong' })
      }
    },
  )

  app.get(REMOVAL_STATE_PATH, { config: asPage }, async (request, reply) => showState(request, reply, {}))

  app.post(
    REMOVAL_STATE_PATH,
    { config: { ...asPage, rateLimit: limits.receipt }, bodyLimit: BODY_LIMIT, schema: { body: ReceiptBody } },
    async (request, reply) => {
      const { receipt, guard: sent } = request.body
      if (!isCsrfValueValid(request, sent)) return showState(request, reply.code(403), { receipt, problem: 'stale' })
      try {
        return await showState(request, reply, { receipt, status: await removalRequestStatus(deps, receipt) })
      } catch (error) {
        if (!(error instanceof HttpError) || error.id !== 'receipt_unknown') throw error
        return showState(request, reply.code(404), { receipt, problem: error.id })
      }
    },
  )
}
