/** The form fields for name and password, shared by the pages that need them. */
import { copy, fill } from '../copy'
import { MINUTE } from '../runtime'
import { field } from './form'

export const MOST_NAME = 64
export const MOST_PASSWORD = 256

export type CredentialsProblem = 'wrong' | 'empty' | 'locked' | 'stale'

/** The message for a problem. `wait` is the remaining time of a lock, in milliseconds. */
export const sentenceOf = (problem: CredentialsProblem, wait = 0) =>
  fill(copy.login[problem], { minutes: Math.max(1, Math.ceil(wait / MINUTE)) })

interface CredentialValues {
  name: string
  password?: string
  problem?: string
  focus?: 'name' | 'password'
}

export function credentialFields({ name, password, problem, focus }: CredentialValues) {
  const error = problem === 'wrong' || problem === 'empty' ? '' : undefined
  return [
    field({
      name: 'name',
      label: copy.login.name,
      value: name,
      autocomplete: 'username',
      maxLength: MOST_NAME,
      error,
      focused: focus === 'name',
    }),
    field({
      name: 'password',
      label: copy.login.password,
      type: 'password',
      value: password,
      autocomplete: 'current-password',
      maxLength: MOST_PASSWORD,
      error,
      focused: focus === 'password',
    }),
  ]
}
