/** Sentences of the import report about laws that were joined from several copies. */
import type { JoinResult } from './join-copies'

const FIELDS = { status: 'status', number: 'number', posted: 'day of publication', effective: 'first day' }

export function remarksOnCopies({ record, contradictions, differing, textFrom }: JoinResult): string[] {
  const { title } = record
  const fields = contradictions.map(
    ({ field, values, taken }) =>
      `${title}: the sources state the ${FIELDS[field]} ${values.join(' and ')}; ${taken} is taken`,
  )
  if (differing.length === 0) return fields
  return [...fields, `${title}: the texts differ in ${differing.join('、')}; that of ${textFrom} is taken`]
}
