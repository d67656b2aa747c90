/**
 * The sample corpus: invented documents, the same at every build. The server searches it until real data is imported.
 */
import type { Corpus } from '../../libraries/all'
import { sampleCases } from './cases'
import { chainedCases } from './cases/chains'
import { sampleReferenceCases } from './cases/reference'
import { Citations } from './cite'
import { sampleCarousels, sampleDynamics, sampleIncentives, samplePenalties, sampleQas } from './fiscal'
import { sampleLaws } from './laws'
import type { SampleOptions } from './laws/plan'
import { withSampleMark } from './mark'
import { sampleBiddings, sampleProDocs } from './notices'
import {
  samplePracticeArticles,
  sampleJudicials,
  samplePartners,
  sampleRuleBooks,
  sampleSimilarities,
} from './writings'

const DEFAULTS: SampleOptions = { seed: 2026, cases: 3_200, asOf: '2026-10-31' }

const again = <T>(start: () => Iterator<T>): Iterable<T> => ({ [Symbol.iterator]: start })

function* casesWithChains(options: SampleOptions) {
  yield* sampleCases(options)
  yield* chainedCases()
  yield* sampleReferenceCases()
}

/** Returns the sample corpus. Its libraries can be iterated repeatedly: records are generated anew each time. */
export function sampleCorpus(options: Partial<SampleOptions> = {}): Corpus {
  const chosen = { ...DEFAULTS, ...options }
  const citations = new Citations(chosen)
  return withSampleMark({
    cases: again(() => casesWithChains(chosen)),
    laws: again(() => sampleLaws(chosen)),
    judicials: again(() => sampleJudicials(chosen, citations)),
    partners: again(() => samplePartners()),
    articles: again(() => samplePracticeArticles(chosen, citations)),
    ruleBooks: again(() => sampleRuleBooks()),
    similarities: again(() => sampleSimilarities(chosen, citations)),
    proDocs: again(() => sampleProDocs(chosen)),
    biddings: again(() => sampleBiddings(chosen)),
    penalties: again(() => samplePenalties(chosen)),
    qas: again(() => sampleQas(chosen)),
    dynamics: again(() => sampleDynamics(chosen)),
    incentives: again(() => sampleIncentives(chosen)),
    carousels: again(() => sampleCarousels(chosen)),
  })
}
