import { DEMO_ACCOUNTS } from '../accounts/demo'
import { copy, fill } from '../copy'
import { MINUTE } from '../runtime'
import { alert, consentBox, field, form } from './form'
import { html } from './html'
import type { Page } from './page'

export const MOST_NAME = 64
export const MOST_PASSWORD = 256

export interface LoginAnswer {
  name?: string
  /** Said back only where nothing but consent was missing, so that nothing typed is lost; nobody keeps the answer. */
  password?: string
  consent?: 'given' | 'missing'
  problem?: 'wrong' | 'empty' | 'locked' | 'stale'
  /** How long a lock still holds, in milliseconds. */
  wait?: number
}

interface LoginPage extends LoginAnswer {
  appName: string
  demo: boolean
  guard: string
  privacyLink: string
  formTargets: string[]
}

const demoAccounts = () =>
  html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${copy.login.demo}</h2>
    <p>${copy.login.demoNote}</p>
    <ul>
      ${DEMO_ACCOUNTS.map(
        ({ name, login, password }) => html`<li><span>${name}</span><code>${login}</code><code>${password}</code></li>`,
      )}
    </ul>
  </section>`

export function loginPage({ name = '', problem, wait = 0, ...rest }: LoginPage): Page {
  const { password, consent, appName, demo, guard, privacyLink, formTargets } = rest
  const sentence = problem && fill(copy.login[problem], { minutes: Math.max(1, Math.ceil(wait / MINUTE)) })
  const error = problem === 'wrong' || problem === 'empty' ? '' : undefined
  return {
    title: copy.login.title,
    appName,
    formTargets,
    main: html`<main>
      <h1>${copy.login.title}</h1>
      <p class="intro">${copy.login.intro}</p>
      ${form(
        guard,
        copy.login.submit,
        alert(sentence),
        field({
          name: 'name',
          label: copy.login.name,
          value: name,
          autocomplete: 'username',
          maxLength: MOST_NAME,
          error,
          focused: name === '',
        }),
        field({
          name: 'password',
          label: copy.login.password,
          type: 'password',
          value: password,
          autocomplete: 'current-password',
          maxLength: MOST_PASSWORD,
          error,
          focused: name !== '' && consent !== 'missing',
        }),
        consentBox({ link: privacyLink, ticked: consent === 'given', missing: consent === 'missing' }),
      )}
      ${demo && demoAccounts()}
    </main>`,
  }
}
