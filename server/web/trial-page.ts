import { TRIAL_APPLICATION_FIELDS, TRIAL_LENGTHS, type TrialApplicationField } from '@domain/trial-application'
import { copy, fillPlaceholders } from '../copy'
import { formAlert, consentBox, formField, pageForm } from './form'
import { html } from '../http/html'
import { type Operator, privacyAddress } from '../settings'
import type { HtmlPage } from './page'
import { statementLinks } from './statement-page'

export interface TrialPageState {
  values?: Partial<Record<TrialApplicationField, string>>
  errors?: Partial<Record<TrialApplicationField, string>>
  problem?: 'stale'
  /** `missing` means that the visitor has not agreed to the privacy statement. */
  consent?: 'given' | 'missing'
}

interface TrialPage extends TrialPageState {
  appName: string
  guard: string
  operator: Operator
  /** The number of days for which requests for a trial account are stored. */
  retentionDays: number
  back: string
}

const AUTOCOMPLETE: Record<TrialApplicationField, string> = { name: 'name', phone: 'tel', firm: 'organization' }

export function trialPage({
  values = {},
  errors = {},
  problem,
  consent,
  appName,
  guard,
  operator,
  retentionDays,
  back,
}: TrialPage): HtmlPage {
  const first = TRIAL_APPLICATION_FIELDS.find(name => errors[name])
  const fields = TRIAL_APPLICATION_FIELDS.map(name =>
    formField({
      name,
      label: copy.trial[name],
      type: name === 'phone' ? 'tel' : 'text',
      value: values[name],
      autocomplete: AUTOCOMPLETE[name],
      maxLength: TRIAL_LENGTHS[name],
      error: errors[name],
      focused: name === first,
    }),
  )
  const box = consentBox({
    link: privacyAddress({ operator }),
    ticked: consent === 'given',
    missing: consent === 'missing',
  })
  return {
    title: copy.trial.title,
    appName,
    back,
    main: html`<main>
      <h1>${copy.trial.title}</h1>
      <p class="intro">${copy.trial.intro}</p>
      ${pageForm(guard, copy.trial.submit, formAlert(problem && copy.trial[problem]), ...fields, box)}
      <p class="small">${fillPlaceholders(copy.trial.privacy, { days: retentionDays })}</p>
      ${statementLinks({ operator })}
    </main>`,
  }
}
