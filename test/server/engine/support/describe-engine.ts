/** What every engine under the port has to do. */
import { describeAlike } from './describe-alike'
import { describeRelevance } from './describe-relevance'
import { describeValues } from './describe-values'
import { describeWords } from './describe-words'
import { describeWriting } from './describe-writing'
import type { Open } from './each-on-its-own'

export function describeEngine(name: string, open: Open) {
  describe(name, () => {
    describeWords('finding', open)
    describeValues('choosing', open)
    describeRelevance('ordering', open)
    describeAlike('likening', open)
    describeWriting('keeping', open)
  })
}
