/** Rules for new passwords. Existing passwords stay valid. */
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

/** Removes leading and trailing digits and signs from a text. */
const coreOf = (text: string) => /\p{L}.*\p{L}/su.exec(text)?.[0] ?? text

let commonList: Promise<Set<string>> | undefined

/** Loads the list of common passwords when it is first needed, since most servers never need it. */
const commonPasswords = () =>
  (commonList ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))

/** Whether a password is common, or easy to guess for a person who knows these names. */
async function isCommon(password: string, names: string[]) {
  const text = folded(password)
  if (new Set(text).size < FEWEST_SIGNS) return true
  const common = await commonPasswords()
  const readable = [...PRODUCT_NAMES, ...names].map(folded)
  const guessed = new Set([...PUBLISHED, ...readable, ...readable.map(coreOf)])
  return [text, coreOf(text)].some(form => common.has(form) || guessed.has(form))
}

/** `unfit`: too short or too long. `common`: easy to guess. */
export type PasswordFault = 'unfit' | 'common'

/**
 * Returns what is wrong with a password, or `undefined` for a good one. `names` are the names of its owner and of the
 * product.
 */
export async function faultOfPassword(password: string, names: string[]): Promise<PasswordFault | undefined> {
  if (!hasFitLength(password)) return 'unfit'
  return (await isCommon(password, names)) ? 'common' : undefined
}
