/** Requests alerts on new results of a saved search. Other servers than the companion server may lack this service. */
import type { AlertRequest, AlertRequests } from '@contract/alerts'
import { ALERT_PATHS } from '@contract/lazy-paths'
import { send, readReply } from '@/request/http'
import { toFields, toList, toOptionalText, toText } from '@/request/value'

const readAlertRequests = (answer: unknown): AlertRequests => {
  const { template, ordered } = toFields(answer)
  return { template: toOptionalText(template), ordered: toList(ordered).map(toText).filter(Boolean) }
}

export const fetchAlertRequests = async () =>
  readReply(await send({ path: ALERT_PATHS.requests, quiet: true }), readAlertRequests)

export const requestAlert = async (body: AlertRequest) =>
  readReply(await send({ method: 'POST', path: ALERT_PATHS.request, body }), () => true)
