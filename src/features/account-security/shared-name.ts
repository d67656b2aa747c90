/** What a share is called: the document's title, or the question that the charts answer. */
import type { SharedThing } from '@/api/readers/account'
import { accountCopy } from '@/copy/account'
import { type ApiCondition, decodeApiQuery } from '@domain/query/codec'
import { labelOf } from '@domain/query/labels'

const { kinds, gone, everything, brief } = accountCopy.security.shares

export const kindOf = (method: string): string =>
  Object.prototype.hasOwnProperty.call(kinds, method) ? kinds[method as keyof typeof kinds] : ''

function said({ name, value, exclude, mode, gap, level }: ApiCondition) {
  const condition = { name, value: exclude ? `-${value}` : value, mode, space: gap, level }
  const { label, text } = labelOf(condition)
  return `${label} ${text}`
}

export function nameOf({ method, query, title }: SharedThing): string {
  if (title) return title
  if (method === 'brief_report') return brief
  if (method !== 'case_visual_interface') return gone
  return decodeApiQuery(query).map(said).join('，') || everything
}
