/** An invented corpus, the same at every build. The server searches it until real data is imported. */
import type { Corpus } from '../../libraries/all'
import { cases } from './cases'
import { chainedCases } from './cases/chains'
import { referenceCases } from './cases/reference'
import { Citations } from './cite'
import { carousels, dynamics, incentives, penalties, qas } from './fiscal'
import { laws } from './laws'
import type { SampleOptions } from './laws/plan'
import { withMark } from './mark'
import { biddings, proDocs } from './notices'
import { articles, judicials, partners, ruleBooks, similarities } from './writings'

const DEFAULTS: SampleOptions = { seed: 2026, cases: 3_200, asOf: '2026-10-31' }

const again = <T>(start: () => Iterator<T>): Iterable<T> => ({ [Symbol.iterator]: start })

function* casesWithChains(options: SampleOptions) {
  yield* cases(options)
  yield* chainedCases()
  yield* referenceCases()
}

/** Returns the sample corpus. Each library can be iterated repeatedly: its records are made anew, not stored. */
export function sampleCorpus(options: Partial<SampleOptions> = {}): Corpus {
  const chosen = { ...DEFAULTS, ...options }
  const citations = new Citations(chosen)
  return withMark({
    cases: again(() => casesWithChains(chosen)),
    laws: again(() => laws(chosen)),
    judicials: again(() => judicials(chosen, citations)),
    partners: again(() => partners()),
    articles: again(() => articles(chosen, citations)),
    ruleBooks: again(() => ruleBooks()),
    similarities: again(() => similarities(chosen, citations)),
    proDocs: again(() => proDocs(chosen)),
    biddings: again(() => biddings(chosen)),
    penalties: again(() => penalties(chosen)),
    qas: again(() => qas(chosen)),
    dynamics: again(() => dynamics(chosen)),
    incentives: again(() => incentives(chosen)),
    carousels: again(() => carousels(chosen)),
  })
}
