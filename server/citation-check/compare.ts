/** Word by word, by the diff library. */
import { diffArrays } from 'diff'
import { comparing } from '@domain/text/comparing'

export const compare = comparing(diffArrays)
