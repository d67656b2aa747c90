/** Sends requests for a trial of the product: `/trial/api/v1`. Servers of other makers may lack this service. */
import { TRIAL_PATHS } from '@contract/lazy-paths'
import type { TrialApplication, TrialForm } from '@contract/trial-application'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { toFields, toFlag, toOptionalText, toNumber, toText } from '@/request/value'
import { readSuccess } from './readers/account'

function readForm(answer: unknown): TrialForm | undefined {
  const { consent, keptDays, weChatPhone } = toFields(answer)
  const version = toOptionalText(consent)
  if (!version) return undefined
  return { consent: version, keptDays: toNumber(keptDays) ?? 0, weChatPhone: toFlag(weChatPhone) ?? false }
}

export const fetchTrialForm = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: TRIAL_PATHS.form, signal, quiet: true }), readForm)

export const fetchPhone = async (code: string) =>
  openReply(
    await send({ method: 'POST', path: TRIAL_PATHS.phone, body: { code }, quiet: true }),
    answer => toText(toFields(answer).phone) || undefined,
  )

export const applyForTrial = async (body: TrialApplication) =>
  openReply(await send({ method: 'POST', path: TRIAL_PATHS.apply, body, quiet: true }), readSuccess)
