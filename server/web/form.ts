import { copy } from '../copy'
import { Html, html } from '../http/html'
import { STATEMENT_PATHS } from '../paths'

interface FieldSpec {
  name: string
  label: string
  value?: string
  type?: 'text' | 'password' | 'tel'
  autocomplete: string
  maxLength: number
  /** The message about an invalid value. If it is empty, the alert of the form has the message. */
  error?: string
  focused?: boolean
}

const EYE = new Html(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z"/><circle cx="12" cy="12" r="3"/><path class="closed" d="m3 3 18 18"/></svg>',
)

/**
 * The button that shows the password. It is hidden until the page's script runs, because it does nothing without the
 * script.
 */
const eyeOf = (name: string) =>
  html`<button
    class="eye"
    type="button"
    aria-controls="${name}"
    aria-pressed="false"
    aria-label="${copy.login.show}"
    hidden
  >
    ${EYE}
  </button>`

export const formField = (spec: FieldSpec) =>
  html`<div class="field">
    <label for="${spec.name}">${spec.label}</label>
    ${spec.type === 'password' && eyeOf(spec.name)}
    <input
      id="${spec.name}"
      name="${spec.name}"
      type="${spec.type ?? 'text'}"
      value="${spec.value ?? ''}"
      autocomplete="${spec.autocomplete}"
      maxlength="${spec.maxLength}"
      autocapitalize="none"
      spellcheck="false"
      required
      ${spec.focused && new Html('autofocus')}
      ${spec.error !== undefined && html`aria-invalid="true" aria-describedby="${spec.error ? `${spec.name}-error` : 'alert'}"`}
    />
    ${spec.error && html`<p class="hint" id="${spec.name}-error">${spec.error}</p>`}
  </div>`

interface Consent {
  /** The address of the privacy statement, to which the visitor agrees. */
  link: string
  ticked: boolean
  missing: boolean
}

/**
 * The checkbox of a consent. It is ticked only if the visitor has ticked it in an earlier attempt. The links to the
 * texts open in another tab, so the form stays open.
 */
export const consentBox = ({ link, ticked, missing }: Consent) =>
  html`<div class="field consent">
    <label>
      <input
        type="checkbox"
        name="consent"
        value="yes"
        required
        ${ticked && new Html('checked')}
        ${missing && html`aria-invalid="true" aria-describedby="consent-error"`}
      />
      <span
        >${copy.consent.agree}<a href="${STATEMENT_PATHS.terms}" target="_blank" rel="noopener">${copy.consent.terms}</a
        >${copy.consent.and}<a href="${link}" target="_blank" rel="noopener">${copy.consent.link}</a></span
      >
    </label>
    ${missing && html`<p class="hint" id="consent-error" role="alert">${copy.consent.missing}</p>`}
  </div>`

export const formAlert = (sentence?: string) =>
  sentence && html`<p class="alert" id="alert" role="alert">${sentence}</p>`

/** A form that posts to the page's own address. The query of that address is validated again. */
export const pageForm = (guard: string, submit: string, ...content: (Html | string | undefined)[]) =>
  html`<form method="post" novalidate>
    <input type="hidden" name="guard" value="${guard}" />
    ${content}
    <button class="go" type="submit">${submit}</button>
  </form>`
