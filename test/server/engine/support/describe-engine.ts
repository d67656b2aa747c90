/** What every engine under the port has to do. */
import { describeAlike } from './describe-similar'
import { describeRelevance } from './describe-relevance'
import { describeValues } from './describe-values'
import { describeWords } from './describe-words'
import { describeWriting } from './describe-writing'
import type { Open } from './each-on-its-own'

/** Where opening takes long, those that only ask take turns with one. */
export function describeEngine(name: string, open: Open, openToAsk = open) {
  describe(name, () => {
    describeWords('finding', openToAsk)
    describeValues('choosing', openToAsk)
    describeRelevance('ordering', openToAsk)
    describeAlike('likening', openToAsk)
    describeWriting('keeping', open)
  })
}
