/** What a password that is set from now on must be. Those that are in use go on opening their accounts. */
import { LIMITS } from '@domain/limits'
import { copy } from '../copy'
import { DEMO_ACCOUNTS } from './demo'

const { least, most } = LIMITS.password
const FEWEST_SIGNS = 5
const PRODUCT_NAMES = [copy.appName, 'alpha-search', 'alphasearch']
const PUBLISHED = DEMO_ACCOUNTS.map(({ password }) => password)

const hasFitLength = (password: string) => {
  const { length } = Array.from(password)
  return length >= least && length <= most
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** Without the digits and signs before its first letter and behind its last one. */
const coreOf = (text: string) => /\p{L}.*\p{L}/su.exec(text)?.[0] ?? text

let listed: Promise<Set<string>> | undefined

/** Loaded when the first password is set: most servers start and end without. */
const commonPasswords = () =>
  (listed ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

/** Whether it is among the first that anybody would try who knows these names. */
async function isCommon(password: string, names: string[]) {
  const text = folded(password)
  if (new Set(text).size < FEWEST_SIGNS) return true
  const common = await commonPasswords()
  const readable = [...PRODUCT_NAMES, ...names].map(folded)
  const guessed = new Set([...PUBLISHED, ...readable, ...readable.map(coreOf)])
  return [text, coreOf(text)].some(form => common.has(form) || guessed.has(form))
}

export type PasswordFault = 'unfit' | 'common'

/** Nothing where a password will do for somebody of these names. */
export async function faultOfPassword(password: string, names: string[]): Promise<PasswordFault | undefined> {
  if (!hasFitLength(password)) return 'unfit'
  return (await isCommon(password, names)) ? 'common' : undefined
}
