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

/** Returns the library of a document screen, by the first part of its address. */
export const removableLibraryOf = (route: string): RemovableLibrary | undefined =>
  SCREENS.find(([screen]) => screen === route)?.[1]

/** The address of a document on its site, as somebody copies it. */
const ADDRESS = /\/([a-z-]+-detail)\/([^/?#\s]{1,64})/i

export function documentInAddress(address: string): { library: RemovableLibrary; id: string } | undefined {
  const [, screen = '', part = ''] = ADDRESS.exec(address) ?? []
  const library = removableLibraryOf(screen)
  try {
    return library && { library, id: decodeURIComponent(part) }
  } catch {
    return undefined
  }
}

/** `mask`: another word stands for the name. `withdraw`: the document is not shown any more. */
export const REMOVAL_KINDS = ['mask', 'withdraw'] as const
export type RemovalKind = (typeof REMOVAL_KINDS)[number]

/** `name`: the name in the document. `applicant`: who asks, and `relation`, how they are related to that person. */
export const REMOVAL_FIELDS = ['name', 'applicant', 'relation', 'contact', 'reason'] as const
export type RemovalField = (typeof REMOVAL_FIELDS)[number]

/** The most characters of each field. */
export const REMOVAL_LENGTHS: Record<RemovalField, number> = {
  name: 60,
  applicant: 60,
  relation: 40,
  contact: 100,
  reason: 1000,
}

export type RemovalValues = Record<RemovalField, string>

export const trimmedRemoval = (values: RemovalValues): RemovalValues =>
  Object.fromEntries(REMOVAL_FIELDS.map(field => [field, values[field].trim()])) as RemovalValues

/** A reason may have lines. No other control is taken, so that a terminal shows requests as they are. */
const isPlain = (field: RemovalField, value: string) => {
  const line = field === 'reason' ? value.replace(/\r?\n/g, '') : value
  return withoutControls(line) === line
}

/** The fewest characters of a name: a sign alone would mask half of a text. */
const LEAST_NAME = 2

/** Returns the fields to correct, in their display sequence. The values are trimmed. */
export const wrongRemovalFields = (values: RemovalValues): RemovalField[] =>
  REMOVAL_FIELDS.filter(
    field =>
      values[field].length < (field === 'name' ? LEAST_NAME : 1) ||
      values[field].length > REMOVAL_LENGTHS[field] ||
      !isPlain(field, values[field]),
  )

/** A receipt is shown in groups of four: 7KQ2-M4XD-9TRW-3HFA. Letters and digits that look alike are not in it. */
const RECEIPT_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const RECEIPT_LENGTH = 16

/** Makes a receipt of random bytes, or of a keyed hash. */
export const receiptOf = (bytes: Uint8Array) =>
  [...bytes.slice(0, RECEIPT_LENGTH)]
    .map(byte => RECEIPT_SIGNS[byte % RECEIPT_SIGNS.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-')

/** Reads a receipt as somebody types it. Returns nothing if it cannot be one. */
export function typedReceipt(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[^A-Z\d]/g, '')
  const isReceipt = signs.length === RECEIPT_LENGTH && [...signs].every(sign => RECEIPT_SIGNS.includes(sign))
  return isReceipt ? signs.replace(/(.{4})(?=.)/g, '$1-') : undefined
}
