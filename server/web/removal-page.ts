/** The form by which people ask for masking or withdrawal, and the state of a request. */
import { beijingDay } from '@domain/format/beijing-time'
import {
  REMOVAL_FIELDS,
  REMOVAL_KINDS,
  REMOVAL_LENGTHS,
  type RemovalField,
  type RemovalKind,
  type RemovalValues,
} from '@domain/removal-request'
import type { RemovalRequestStatus } from '../accounts/removal-requests'
import { copy, fillPlaceholders } from '../copy'
import { Html, html } from '../http/html'
import { REMOVAL_STATE_PATH, REMOVAL_PATH } from '../paths'
import { privacyAddress, type ServerSettings } from '../settings'
import { formAlert, consentBox, formField, pageForm } from './form'
import type { HtmlPage } from './page'
import { htmlParagraph, statementLinks } from './statement-page'

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
  formField({
    name: 'address',
    label: words.address,
    value,
    autocomplete: 'off',
    maxLength: MOST_ADDRESS,
    error: isWrong ? words.addressHint : undefined,
  })

const decider = ({ operator: { name, contact } }: ServerSettings) =>
  name && contact && htmlParagraph(fillPlaceholders(words.decides, { name, contact }))

export function removalPage(settings: ServerSettings, guard: string, state: RemovalPageState): HtmlPage {
  const { title, address = '', kind, values = {}, invalid = [], problem, consent } = state
  const { page } = settings
  const errorOf = (name: RemovalField) => (invalid.includes(name) ? words.problems[name] : undefined)
  const lines = REMOVAL_FIELDS.filter(name => name !== 'reason').map(name =>
    formField({
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
      ${decider(settings)} ${title && html`<div class="subject">${fillPlaceholders(words.document, { title })}</div>`}
      ${pageForm(
        guard,
        words.submit,
        formAlert(sentenceOf(problem)),
        title ? undefined : addressField(address, problem === 'addressWrong'),
        kindChoice(kind),
        ...lines,
        reasonField(values.reason ?? '', errorOf('reason')),
        consentBox({ link: privacyAddress(settings), ticked: consent === 'given', missing: consent === 'missing' }),
      )}
      <p class="small">${words.note}</p>
      <p><a href="${REMOVAL_STATE_PATH}">${words.query}</a></p>
      ${statementLinks(settings, REMOVAL_PATH, true)}
    </main>`,
  }
}

export const removalReceiptPage = ({ page }: ServerSettings, receipt: string): HtmlPage => ({
  title: words.doneTitle,
  appName: page.appName,
  back: `${page.basename}/`,
  main: html`<main class="plain">
    <h1>${words.doneTitle}</h1>
    <p>${words.done}</p>
    <p class="receipt">${receipt}</p>
    <p><a href="${REMOVAL_STATE_PATH}">${words.query}</a></p>
  </main>`,
})

export interface RemovalStatePageState {
  receipt?: string
  status?: RemovalRequestStatus
  problem?: 'stale' | 'receipt_unknown'
}

const statusBlock = ({ state, answer, createdAt, decidedAt }: RemovalRequestStatus) =>
  html`<section aria-live="polite">
    <h2>${words.states[state]}</h2>
    ${htmlParagraph(fillPlaceholders(words.madeAt, { day: beijingDay(createdAt) }))}
    ${decidedAt && htmlParagraph(fillPlaceholders(words.decidedAt, { day: beijingDay(decidedAt) }))}
    ${answer && htmlParagraph(fillPlaceholders(words.answer, { answer }))}
    ${state === 'refused' && htmlParagraph(words.remedy)}
  </section>`

export const removalStatePage = (
  { page }: ServerSettings,
  guard: string,
  { receipt = '', status, problem }: RemovalStatePageState,
): HtmlPage => ({
  title: words.stateTitle,
  appName: page.appName,
  back: REMOVAL_PATH,
  main: html`<main class="plain">
    <h1>${words.stateTitle}</h1>
    <p>${words.stateIntro}</p>
    ${status && statusBlock(status)}
    ${pageForm(
      guard,
      words.ask,
      formAlert(problem === 'stale' ? words.stale : problem && copy.errors[problem]),
      formField({ name: 'receipt', label: words.receipt, value: receipt, autocomplete: 'off', maxLength: 40 }),
    )}
  </main>`,
})
