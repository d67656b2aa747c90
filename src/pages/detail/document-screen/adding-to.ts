import { add } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import type { DocumentSource } from '@/libraries/document'
import { open } from '@/routing/navigation'

/** Takes a cited article to the search that a document was found by; nothing, where it was not found by one. */
export function addingTo({ category, searchedByCitation }: DocumentSource, query: string | undefined) {
  const search = decodeUrlQuery(query)
  if (!searchedByCitation || !search.length) return undefined
  return (condition: Condition) =>
    void open(category.list, { query: encodeUrlQuery(add(search, [condition]).conditions) })
}
