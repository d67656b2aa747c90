import { TRIAL_FIELDS, TRIAL_LENGTHS, type TrialField } from '@domain/trial-application'
import { copy, fill } from '../copy'
import { alert, consentBox, field, form } from './form'
import { html } from '../http/html'
import type { Page } from './page'

export interface TrialAnswer {
  values?: Partial<Record<TrialField, string>>
  errors?: Partial<Record<TrialField, string>>
  problem?: 'stale'
  /** Agreed; or not, where it must be. */
  consent?: 'given' | 'missing'
}

interface TrialPage extends TrialAnswer {
  appName: string
  guard: string
  privacyLink: string
  /** How long an application is kept, in days. */
  keptFor: number
  back: string
}

const AUTOCOMPLETE: Record<TrialField, string> = { name: 'name', phone: 'tel', firm: 'organization' }

export function trialPage({
  values = {},
  errors = {},
  problem,
  consent,
  appName,
  guard,
  privacyLink,
  keptFor,
  back,
}: TrialPage): Page {
  const first = TRIAL_FIELDS.find(name => errors[name])
  const fields = TRIAL_FIELDS.map(name =>
    field({
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
  const box = consentBox({ link: privacyLink, ticked: consent === 'given', missing: consent === 'missing' })
  return {
    title: copy.trial.title,
    appName,
    back,
    main: html`<main>
      <h1>${copy.trial.title}</h1>
      <p class="intro">${copy.trial.intro}</p>
      ${form(guard, copy.trial.submit, alert(problem && copy.trial[problem]), ...fields, box)}
      <p class="small">${fill(copy.trial.privacy, { days: keptFor })}</p>
    </main>`,
  }
}
