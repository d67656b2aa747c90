/** The contract of every engine behind the port. */
import { describeSimilarCases } from './describe-similar'
import { describeRelevance } from './describe-relevance'
import { describeValues } from './describe-values'
import { describeWords } from './describe-words'
import { describeWriting } from './describe-writing'
import type { Open } from './each-on-its-own'

/** If opening takes long, read-only tests share one engine. */
export function describeEngine(name: string, open: Open, openToAsk = open) {
  describe(name, () => {
    describeWords('words', openToAsk)
    describeValues('values', openToAsk)
    describeRelevance('order', openToAsk)
    describeSimilarCases('similarity', openToAsk)
    describeWriting('writing', open)
  })
}
