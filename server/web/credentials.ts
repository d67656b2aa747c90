/** The form fields for name and password, shared by the pages that need them. */
import { copy, fillPlaceholders } from '../copy'
import { MINUTE } from '../runtime'
import { formField } from './form'

export const MAX_LOGIN_NAME_LENGTH = 64
export const MAX_PASSWORD_LENGTH = 256

export type CredentialsProblem = 'wrong' | 'empty' | 'locked' | 'stale'

/** The message for a problem. `wait` is the remaining time of a lock, in milliseconds. */
export const credentialsMessage = (problem: CredentialsProblem, wait = 0) =>
  fillPlaceholders(copy.login[problem], { minutes: Math.max(1, Math.ceil(wait / MINUTE)) })

interface CredentialValues {
  name: string
  password?: string
  problem?: string
  focus?: 'name' | 'password'
}

export function credentialFields({ name, password, problem, focus }: CredentialValues) {
  const error = problem === 'wrong' || problem === 'empty' ? '' : undefined
  return [
    formField({
      name: 'name',
      label: copy.login.name,
      value: name,
      autocomplete: 'username',
      maxLength: MAX_LOGIN_NAME_LENGTH,
      error,
      focused: focus === 'name',
    }),
    formField({
      name: 'password',
      label: copy.login.password,
      type: 'password',
      value: password,
      autocomplete: 'current-password',
      maxLength: MAX_PASSWORD_LENGTH,
      error,
      focused: focus === 'password',
    }),
  ]
}
