/** A small collection with examples of everything, and its documents. */
import type { Clause, CollectionSpec, EngineDocument, Order } from '../../../../server/engine/port'

export const SPEC: CollectionSpec = {
  name: 'case',
  scopes: ['本院认为', '裁判结果'],
  names: ['法官'],
  values: ['案由', '类型'],
  trees: ['案由'],
  numbers: ['日期', '标的'],
}

export const documentOf = (id: string, parts: Partial<EngineDocument> = {}): EngineDocument => ({
  id,
  title: '',
  blocks: [],
  names: {},
  values: {},
  numbers: {},
  weight: 0,
  payload: null,
  ...parts,
})

export const plain = (text: string) => ({ scope: '', text })
export const text = (scope: string, ...words: string[]): Clause => ({ kind: 'text', scope, words })
export const ALL: Clause = { kind: 'all', clauses: [] }
export const BY_ID: Order = { by: 'relevance' }
