/** Word by word, by the diff library. */
import { diffArrays } from 'diff'
import { createCompare } from '@domain/text/compare'

export const compare = createCompare(diffArrays)
