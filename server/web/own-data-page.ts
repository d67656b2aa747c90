import { copy, fill } from '../copy'
import { MINUTE } from '../runtime'
import { alert, field, form } from './form'
import { Html, html } from './html'
import { MOST_NAME, MOST_PASSWORD } from './login-page'
import type { Page } from './page'

export const ACTS = ['download', 'remove'] as const
export type Act = (typeof ACTS)[number]

export interface OwnDataAnswer {
  name?: string
  act?: Act
  problem?: 'wrong' | 'empty' | 'locked' | 'stale' | 'noAct' | 'demo'
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
    <p class="note">${words.removeNote}</p>
  </fieldset>`

function sentenceOf(problem: OwnDataAnswer['problem'], wait: number) {
  if (problem === undefined) return undefined
  if (problem === 'noAct') return words.noAct
  if (problem === 'demo') return copy.refused.demo_account
  return fill(copy.login[problem], { minutes: Math.max(1, Math.ceil(wait / MINUTE)) })
}

export function ownDataPage({ name = '', act, problem, wait = 0, appName, guard }: OwnDataPage): Page {
  const error = problem === 'wrong' || problem === 'empty' ? '' : undefined
  return {
    title: words.title,
    appName,
    main: html`<main>
      <h1>${words.title}</h1>
      <p class="intro">${words.intro}</p>
      ${form(
        guard,
        words.submit,
        alert(sentenceOf(problem, wait)),
        field({
          name: 'name',
          label: copy.login.name,
          value: name,
          autocomplete: 'username',
          maxLength: MOST_NAME,
          error,
        }),
        field({
          name: 'password',
          label: copy.login.password,
          type: 'password',
          autocomplete: 'current-password',
          maxLength: MOST_PASSWORD,
          error,
          focused: name !== '',
        }),
        choice(act),
      )}
    </main>`,
  }
}
