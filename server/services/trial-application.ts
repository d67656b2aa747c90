/** Accepts applications for a trial from the mini-program: `/trial/api/v1`. Browsers have a page: `trial-form.ts`. */
import { TRIAL_PATHS } from '@contract/lazy-paths'
import { PhoneReply, PhoneCode, TrialApplication, TrialForm } from '@contract/trial-application'
import type { TrialApplicationField } from '@domain/trial-application'
import { trialApplicationSource, trimmedTrialValues, wrongTrialFields } from '@domain/trial-application'
import { Type } from '@sinclair/typebox'
import type { AccountStore } from '../accounts'
import type { ErrorId } from '../copy'
import type { App } from '../http/app-type'
import type { RateLimits } from '../http/rate-limits'
import { HttpError } from '../http/http-error'
import type { Providers } from '../providers/port'
import type { ServerSettings } from '../settings'
import { privacyVersion } from '../web/privacy-page'
import { dataResponseSchema, dataEnvelope } from '../http/envelope'

interface TrialApplicationDeps {
  store: AccountStore
  settings: ServerSettings
  providers: Providers
  limits: RateLimits
}

const ERROR_IDS: Record<TrialApplicationField, ErrorId> = {
  name: 'trial_name',
  phone: 'trial_phone',
  firm: 'trial_firm',
}

export function trialApplicationService(app: App, { store, settings, providers, limits }: TrialApplicationDeps) {
  const consent = privacyVersion(settings)
  const config = { rateLimit: limits.trial }

  app.get(TRIAL_PATHS.form, { schema: dataResponseSchema(TrialForm) }, async () =>
    dataEnvelope({ consent, keptDays: settings.applicationDays, weChatPhone: providers.phone !== undefined }),
  )

  app.post(
    TRIAL_PATHS.phone,
    { config, schema: { body: PhoneCode, ...dataResponseSchema(PhoneReply) } },
    async request => {
      if (!providers.phone) throw new HttpError('phone_off')
      return dataEnvelope({ phone: await providers.phone.numberOf(request.body.code) })
    },
  )

  app.post(
    TRIAL_PATHS.apply,
    { config, schema: { body: TrialApplication, ...dataResponseSchema(Type.Null()) } },
    async request => {
      const { body } = request
      const values = trimmedTrialValues(body)
      const [invalid] = wrongTrialFields(values)
      if (invalid) throw new HttpError(ERROR_IDS[invalid])
      if (body.consent !== consent) throw new HttpError('trial_consent')
      await store.trialApplications.add({ ...values, ...trialApplicationSource(body), consent })
      return dataEnvelope(null)
    },
  )
}
