/** Compares two texts word by word, with the diff library. */
import { diffArrays } from 'diff'
import { createCompare } from '@domain/text/compare'

export const compareTexts = createCompare(diffArrays)
