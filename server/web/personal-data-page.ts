import { copy, fill } from '../copy'
import { PRIVACY_PATH } from '../paths'
import { type CredentialsProblem, credentials, sentenceOf } from './credentials'
import { alert, form } from './form'
import { Html, html } from '../http/html'
import type { Page } from './page'
import { graceSpan } from './privacy-page'

export const ACTS = ['download', 'remove'] as const
export type Act = (typeof ACTS)[number]

export interface OwnDataAnswer {
  name?: string
  act?: Act
  problem?: CredentialsProblem | 'noAct' | 'demo'
  /** How long a lock still holds, in milliseconds. */
  wait?: number
}

interface OwnDataPage extends OwnDataAnswer {
  appName: string
  guard: string
}

const words = copy.ownData

const choice = (chosen?: Act) =>
  html`<fieldset class="field choice">
    <legend>${words.act}</legend>
    ${ACTS.map(
      act =>
        html`<label>
          <input type="radio" name="act" value="${act}" required ${chosen === act && new Html('checked')} />
          <span>${words[act]}</span>
        </label>`,
    )}
    <p class="note">${fill(words.removeNote, { grace: graceSpan })}</p>
  </fieldset>`

function said(problem: OwnDataAnswer['problem'], wait?: number) {
  if (problem === undefined) return undefined
  if (problem === 'noAct') return words.noAct
  return problem === 'demo' ? copy.refused.demo_account : sentenceOf(problem, wait)
}

export function ownDataPage({ name = '', act, problem, wait, appName, guard }: OwnDataPage): Page {
  return {
    title: words.title,
    appName,
    back: PRIVACY_PATH,
    main: html`<main>
      <h1>${words.title}</h1>
      <p class="intro">${words.intro}</p>
      ${form(
        guard,
        words.submit,
        alert(said(problem, wait)),
        ...credentials({ name, problem, focus: name === '' ? undefined : 'password' }),
        choice(act),
      )}
    </main>`,
  }
}
