/** Validates a request to mask a name in a document, or to withdraw the document. */
import { withoutControls } from './text/controls'

/** The libraries whose documents name persons. */
export const REMOVABLE_LIBRARIES = ['case', 'proDoc', 'penalty', 'similarity', 'article', 'bidding'] as const
export type RemovableLibrary = (typeof REMOVABLE_LIBRARIES)[number]

/** The screens of documents that name persons, with their libraries. */
const SCREENS: ReadonlyArray<readonly [screen: string, library: RemovableLibrary]> = [
  ['case-detail', 'case'],
  ['fiscal-tax-case-detail', 'case'],
  ['proDoc-detail', 'proDoc'],
  ['fiscal-tax-penalty-detail', 'penalty'],
  ['similarity-detail', 'similarity'],
  ['article-detail', 'article'],
  ['bidding-detail', 'bidding'],
]

/** Returns the library of a document screen. `route` is the first part of the screen's address. */
export const removableLibraryOf = (route: string): RemovableLibrary | undefined =>
  SCREENS.find(([screen]) => screen === route)?.[1]

/** Matches the address of a document, as users copy it. Punctuation of the sentence around it is no part of the id. */
const ADDRESS = /\/([a-z-]+-detail)\/([\w.~%-]{0,63}[\w~%-])/i

export function documentInAddress(address: string): { library: RemovableLibrary; id: string } | undefined {
  const [, screen = '', part = ''] = ADDRESS.exec(address) ?? []
  const library = removableLibraryOf(screen)
  try {
    return library && { library, id: decodeURIComponent(part) }
  } catch {
    return undefined
  }
}

/** `mask`: another name replaces the name. `withdraw`: the document is no longer shown. */
export const REMOVAL_KINDS = ['mask', 'withdraw'] as const
export type RemovalKind = (typeof REMOVAL_KINDS)[number]

/**
 * `name` is the name in the document. `applicant` is the person who makes the request. `relation` is the
 * applicant's relation to the named person.
 */
export const REMOVAL_FIELDS = ['name', 'applicant', 'relation', 'contact', 'reason'] as const
export type RemovalField = (typeof REMOVAL_FIELDS)[number]

/** The maximum length of each field in characters. */
export const REMOVAL_LENGTHS: Record<RemovalField, number> = {
  name: 60,
  applicant: 60,
  relation: 40,
  contact: 100,
  reason: 1000,
}

export type RemovalValues = Record<RemovalField, string>

export const trimmedRemovalValues = (values: RemovalValues): RemovalValues =>
  Object.fromEntries(REMOVAL_FIELDS.map(field => [field, values[field].trim()])) as RemovalValues

/**
 * Whether a field contains no control characters, except line breaks in `reason`. Operators read requests in a
 * terminal, where control characters could hide text.
 */
const isPlain = (field: RemovalField, value: string) => {
  const line = field === 'reason' ? value.replace(/\r?\n/g, '') : value
  return withoutControls(line) === line
}

/** The minimum length of a name in characters. Masking a single character would change large parts of a text. */
const LEAST_NAME = 2

/** Returns the invalid fields in their display sequence. The values must be trimmed. */
export const wrongRemovalFields = (values: RemovalValues): RemovalField[] =>
  REMOVAL_FIELDS.filter(
    field =>
      values[field].length < (field === 'name' ? LEAST_NAME : 1) ||
      values[field].length > REMOVAL_LENGTHS[field] ||
      !isPlain(field, values[field]),
  )

/**
 * The characters of receipts, without those that look alike. A receipt is shown in groups of four: 7KQ2-M4XD-9TRW-3HFA.
 */
const RECEIPT_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const RECEIPT_LENGTH = 16

/** Makes a receipt from random bytes or a keyed hash. */
export const receiptOf = (bytes: Uint8Array) =>
  [...bytes.slice(0, RECEIPT_LENGTH)]
    .map(byte => RECEIPT_SIGNS[byte % RECEIPT_SIGNS.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** Parses a receipt that a user typed. Returns `undefined` if the text cannot be a receipt. */
export function parseReceipt(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  const isReceipt = signs.length === RECEIPT_LENGTH && [...signs].every(sign => RECEIPT_SIGNS.includes(sign))
  return isReceipt ? signs.replace(/(.{4})(?=.)/g, '$1-') : undefined
}
