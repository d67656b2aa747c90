import { copy, fillPlaceholders } from '../copy'
import { PRIVACY_PATH } from '../paths'
import { type CredentialsProblem, credentialFields, credentialsMessage } from './credentials'
import { formAlert, pageForm } from './form'
import { Html, html } from '../http/html'
import type { HtmlPage } from './page'
import { removalGraceText } from './privacy-page'

export const PERSONAL_DATA_ACTIONS = ['download', 'remove'] as const
type PersonalDataAction = (typeof PERSONAL_DATA_ACTIONS)[number]

export interface PersonalDataPageState {
  name?: string
  act?: PersonalDataAction
  problem?: CredentialsProblem | 'noAct' | 'demo'
  /** The remaining time of a lock in milliseconds. */
  wait?: number
}

interface PersonalDataPage extends PersonalDataPageState {
  appName: string
  guard: string
}

const words = copy.personalData

const choice = (chosen?: PersonalDataAction) =>
  html`<fieldset class="field choice">
    <legend>${words.act}</legend>
    ${PERSONAL_DATA_ACTIONS.map(
      act =>
        html`<label>
          <input type="radio" name="act" value="${act}" required ${chosen === act && new Html('checked')} />
          <span>${words[act]}</span>
        </label>`,
    )}
    <p class="note">${fillPlaceholders(words.removeNote, { grace: removalGraceText })}</p>
  </fieldset>`

function sentenceFor(problem: PersonalDataPageState['problem'], wait?: number) {
  if (problem === undefined) return undefined
  if (problem === 'noAct') return words.noAct
  return problem === 'demo' ? copy.errors.demo_account : credentialsMessage(problem, wait)
}

export function personalDataPage({ name = '', act, problem, wait, appName, guard }: PersonalDataPage): HtmlPage {
  return {
    title: words.title,
    appName,
    back: PRIVACY_PATH,
    main: html`<main>
      <h1>${words.title}</h1>
      <p class="intro">${words.intro}</p>
      ${pageForm(
        guard,
        words.submit,
        formAlert(sentenceFor(problem, wait)),
        ...credentialFields({ name, problem, focus: name === '' ? undefined : 'password' }),
        choice(act),
      )}
    </main>`,
  }
}
