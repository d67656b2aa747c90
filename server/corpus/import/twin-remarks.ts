/** Sentences of the import report on laws that were joined from copies. */
import type { Twins } from './twins'

const FIELDS = { status: 'status', number: 'number', posted: 'day of publication', effective: 'first day' }

export function twinRemarks({ record, contradictions, differing, textFrom }: Twins): string[] {
  const { title } = record
  const fields = contradictions.map(
    ({ field, values, taken }) =>
      `${title}: the sources state the ${FIELDS[field]} ${values.join(' and ')}; ${taken} is taken`,
  )
  if (differing.length === 0) return fields
  return [...fields, `${title}: the texts differ in ${differing.join('、')}; that of ${textFrom} is taken`]
}
