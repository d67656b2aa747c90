/** The form by which people ask for masking or withdrawal, and the state of a request. */
import { dayOf } from '@domain/format/dates'
import {
  REMOVAL_FIELDS,
  REMOVAL_KINDS,
  REMOVAL_LENGTHS,
  type RemovalField,
  type RemovalKind,
  type RemovalValues,
} from '@domain/removal-request'
import type { RequestStatus } from '../accounts/removal-requests'
import { copy, fill } from '../copy'
import { Html, html } from '../http/html'
import { RECEIPT_PATH, REMOVAL_PATH } from '../paths'
import { privacyLink, type ServerSettings } from '../settings'
import { alert, consentBox, field, form } from './form'
import type { HtmlPage } from './page'
import { paragraph, statementLinks } from './statement-page'

const words = copy.removal

export interface RemovalPageState {
  /** The title of the document. Without it, the form asks for the document's address. */
  title?: string
  address?: string
  kind?: RemovalKind
  values?: Partial<RemovalValues>
  invalid?: RemovalField[]
  problem?: 'stale' | 'kindMissing' | 'addressWrong' | 'removal_full' | 'removal_many'
  consent?: 'given' | 'missing'
}

const sentenceOf = (problem: RemovalPageState['problem']) =>
  problem === 'removal_full' || problem === 'removal_many' ? copy.errors[problem] : problem && words[problem]

const kindChoice = (chosen?: RemovalKind) =>
  html`<fieldset class="field choice">
    <legend>${words.kind}</legend>
    ${REMOVAL_KINDS.map(
      kind =>
        html`<label>
          <input type="radio" name="kind" value="${kind}" required ${chosen === kind && new Html('checked')} />
          <span>${words.kinds[kind]}</span>
        </label>`,
    )}
  </fieldset>`

const reasonField = (value: string, error?: string) =>
  html`<div class="field">
    <label for="reason">${words.fields.reason}</label>
    <textarea
      id="reason"
      name="reason"
      maxlength="${REMOVAL_LENGTHS.reason}"
      required
      ${error !== undefined && new Html('aria-invalid="true" aria-describedby="reason-error"')}
    >
${value}</textarea>
    ${error && html`<p class="hint" id="reason-error">${error}</p>`}
  </div>`

const MOST_ADDRESS = 500

const addressField = (value: string, isWrong: boolean) =>
  field({
    name: 'address',
    label: words.address,
    value,
    autocomplete: 'off',
    maxLength: MOST_ADDRESS,
    error: isWrong ? words.addressHint : undefined,
  })

const decider = ({ operator: { name, contact } }: ServerSettings) =>
  name && contact && paragraph(fill(words.decides, { name, contact }))

export function removalPage(settings: ServerSettings, guard: string, state: RemovalPageState): HtmlPage {
  const { title, address = '', kind, values = {}, invalid = [], problem, consent } = state
  const { page } = settings
  const errorOf = (name: RemovalField) => (invalid.includes(name) ? words.problems[name] : undefined)
  const lines = REMOVAL_FIELDS.filter(name => name !== 'reason').map(name =>
    field({
      name,
      label: words.fields[name],
      value: values[name],
      autocomplete: name === 'applicant' ? 'name' : 'off',
      maxLength: REMOVAL_LENGTHS[name],
      error: errorOf(name),
    }),
  )
  return {
    title: words.title,
    appName: page.appName,
    back: `${page.basename}/`,
    main: html`<main class="plain">
      <h1>${words.title}</h1>
      <p>${words.intro}</p>
      ${decider(settings)} ${title && html`<div class="subject">${fill(words.document, { title })}</div>`}
      ${form(
        guard,
        words.submit,
        alert(sentenceOf(problem)),
        title ? undefined : addressField(address, problem === 'addressWrong'),
        kindChoice(kind),
        ...lines,
        reasonField(values.reason ?? '', errorOf('reason')),
        consentBox({ link: privacyLink(settings), ticked: consent === 'given', missing: consent === 'missing' }),
      )}
      <p class="small">${words.note}</p>
      <p><a href="${RECEIPT_PATH}">${words.query}</a></p>
      ${statementLinks(settings, REMOVAL_PATH)}
    </main>`,
  }
}

export const receiptPage = ({ page }: ServerSettings, receipt: string): HtmlPage => ({
  title: words.doneTitle,
  appName: page.appName,
  back: `${page.basename}/`,
  main: html`<main class="plain">
    <h1>${words.doneTitle}</h1>
    <p>${words.done}</p>
    <p class="receipt">${receipt}</p>
    <p><a href="${RECEIPT_PATH}">${words.query}</a></p>
  </main>`,
})

export interface StatePageState {
  receipt?: string
  status?: RequestStatus
  problem?: 'stale' | 'receipt_unknown'
}

const statusBlock = ({ state, answer, createdAt, decidedAt }: RequestStatus) =>
  html`<section aria-live="polite">
    <h2>${words.states[state]}</h2>
    ${paragraph(fill(words.madeAt, { day: dayOf(createdAt) }))}
    ${decidedAt && paragraph(fill(words.decidedAt, { day: dayOf(decidedAt) }))}
    ${answer && paragraph(fill(words.answer, { answer }))} ${state === 'refused' && paragraph(words.remedy)}
  </section>`

export const statePage = (
  { page }: ServerSettings,
  guard: string,
  { receipt = '', status, problem }: StatePageState,
): HtmlPage => ({
  title: words.stateTitle,
  appName: page.appName,
  back: REMOVAL_PATH,
  main: html`<main class="plain">
    <h1>${words.stateTitle}</h1>
    <p>${words.stateIntro}</p>
    ${status && statusBlock(status)}
    ${form(
      guard,
      words.ask,
      alert(problem === 'stale' ? words.stale : problem && copy.errors[problem]),
      field({ name: 'receipt', label: words.receipt, value: receipt, autocomplete: 'off', maxLength: 40 }),
    )}
  </main>`,
})
