/** The reckoners, and what of an address belongs to them. */
import type { Cited } from '@domain/citation/cited'
import type { Params } from '@domain/format/address'
import { fieldsIn } from '@domain/reckon/written'
import { reckonersCopy } from '@/copy/reckoners'

export const KINDS = ['court', 'term', 'interest', 'lpr', 'late', 'tax'] as const
export type Kind = (typeof KINDS)[number]

const isKind = (text: string | undefined): text is Kind => KINDS.some(kind => kind === text)

/** What stands in the fields of one, as it was typed and chosen. */
export type Values = Partial<Params>

export interface ReckonerProps {
  values: Values
  onChange: (change: Values) => void
  onCite: (cited: Cited) => void
  /** What is asked for is looked at as a curve. */
  onCurve: (values: Values) => void
}

/** The address of what is shown: what was emptied is not in it. */
export const paramsOf = (kind: Kind, values: Values): Params => ({ of: kind, ...fieldsIn(values as Params) })

export const kindIn = ({ of }: Params): Kind => (isKind(of) ? of : 'court')

/** What of an address can be handed on: the marks of a session stay behind. */
export const handedOn = (params: Params) => paramsOf(kindIn(params), fieldsIn(params))

/** What it is called in a chat. */
export const titleOf = (params: Params) =>
  `${reckonersCopy.reckoners.kinds} · ${reckonersCopy.reckoners.tabs[kindIn(params)]}`
