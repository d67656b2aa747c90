/**
 * Sends requests to mask a name in a document, or to remove the document: `/removal/api/v1`.
 * Other servers than the companion server may lack this service.
 */
import { REMOVAL_PATHS } from '@contract/lazy-paths'
import type { RemovalForm, RemovalRequest, RemovalState } from '@contract/removal-request'
import { oneOf } from '@domain/guards'
import { type AbortSignalLike, readReply, send } from '@/request/http'
import { toFields, toOptionalText, toText } from '@/request/value'

function readForm(answer: unknown): RemovalForm | undefined {
  const { consent, operator, contact } = toFields(answer)
  const version = toOptionalText(consent)
  return version
    ? { consent: version, operator: toOptionalText(operator), contact: toOptionalText(contact) }
    : undefined
}

function readState(answer: unknown): RemovalState | undefined {
  const { state, answer: words, madeAt, decidedAt } = toFields(answer)
  const name = oneOf('open' as const, 'masked' as const, 'withdrawn' as const, 'refused' as const)(state)
  return name && { state: name, answer: toText(words), madeAt: toText(madeAt), decidedAt: toOptionalText(decidedAt) }
}

export const fetchRemovalForm = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: REMOVAL_PATHS.form, signal, quiet: true }), readForm)

/** Sends a request. Returns its receipt. */
export const sendRemovalRequest = async (body: RemovalRequest) =>
  readReply(await send({ method: 'POST', path: REMOVAL_PATHS.request, body, quiet: true }), answer =>
    toOptionalText(toFields(answer).receipt),
  )

export const fetchRemovalState = async (receipt: string) =>
  readReply(await send({ method: 'POST', path: REMOVAL_PATHS.state, body: { receipt }, quiet: true }), readState)
