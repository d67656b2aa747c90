/** Word-by-word comparison with the diff library. */
import { diffArrays } from 'diff'
import { createCompare } from '@domain/text/comparing'

export const compare = createCompare(diffArrays)
