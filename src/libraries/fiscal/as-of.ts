import { AS_OF as dimension } from '@domain/query/as-of'
import type { Filter } from '../library'

/** The law of a day is picked above the list. */
export const AS_OF: Filter = { key: 'asOf', title: '有效时点', dimension, kind: 'day', place: 'header' }
