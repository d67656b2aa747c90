/** Requests alerts on new results of a saved search. Servers of other makers may lack this service. */
import type { AlertRequest, AlertRequests } from '@contract/alerts'
import { ALERT_PATHS } from '@contract/lazy-paths'
import { send, openReply } from '@/request/http'
import { toFields, toList, toOptionalText, toText } from '@/request/value'

const readAlertRequests = (answer: unknown): AlertRequests => {
  const { template, ordered } = toFields(answer)
  return { template: toOptionalText(template), ordered: toList(ordered).map(toText).filter(Boolean) }
}

export const fetchAlertRequests = async () =>
  openReply(await send({ path: ALERT_PATHS.requests, quiet: true }), readAlertRequests)

export const requestAlert = async (body: AlertRequest) =>
  openReply(await send({ method: 'POST', path: ALERT_PATHS.request, body }), () => true)
