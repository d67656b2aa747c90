import { entriesOf, type Ledger } from '@domain/desk/ledger'
import { CATEGORIES, FISCAL } from '@/libraries/categories'

/** Of each screen of a document: the param that names it there. */
const NAMES = new Map(
  [...Object.values(CATEGORIES), ...Object.values(FISCAL)].map(({ detail, id }): [string, string] => [detail, id]),
)

/** Under which a document's text lies on the device. */
export const textId = (route: string, id: string) => `${route} ${id}`

export const textIdOf = (route: string, params: Record<string, string>) =>
  textId(route, params[NAMES.get(route) ?? ''] ?? '')

/** The entries of kept documents, by the ids of their texts. */
export const keptTexts = (ledger: Ledger) =>
  new Map(entriesOf(ledger, 'document').map(entry => [textIdOf(entry.body.route, entry.body.params), entry] as const))
