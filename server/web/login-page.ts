import { DEMO_ACCOUNTS } from '../accounts/demo'
import { copy } from '../copy'
import { type CredentialsProblem, credentialFields, credentialsMessage } from './credentials'
import { formAlert, consentBox, pageForm } from './form'
import { html } from '../http/html'
import { type Operator, privacyAddress } from '../settings'
import type { HtmlPage } from './page'
import { statementLinks } from './statement-page'

export interface LoginPageState {
  name?: string
  /**
   * The password that was entered. It is sent back only if merely the consent is missing, so that no input is lost. The
   * response is not cached.
   */
  password?: string
  consent?: 'given' | 'missing'
  problem?: CredentialsProblem
  /** The remaining time of a lock in milliseconds. */
  wait?: number
}

interface LoginPage extends LoginPageState {
  appName: string
  demo: boolean
  guard: string
  operator: Operator
  formTargets: string[]
  /** The address of the page where the login began. */
  back: string
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

function focusOf(name: string, consent: LoginPageState['consent']) {
  if (name === '') return 'name'
  return consent === 'missing' ? undefined : 'password'
}

export function loginPage({ name = '', problem, wait, ...rest }: LoginPage): HtmlPage {
  const { password, consent, appName, demo, guard, operator, formTargets, back } = rest
  return {
    title: copy.login.title,
    appName,
    formTargets,
    back,
    main: html`<main>
      <h1>${copy.login.title}</h1>
      <p class="intro">${copy.login.intro}</p>
      ${pageForm(
        guard,
        copy.login.submit,
        formAlert(problem && credentialsMessage(problem, wait)),
        ...credentialFields({ name, password, problem, focus: focusOf(name, consent) }),
        consentBox({ link: privacyAddress({ operator }), ticked: consent === 'given', missing: consent === 'missing' }),
      )}
      ${demo && demoAccounts()} ${statementLinks({ operator })}
    </main>`,
  }
}
