/** Citations: well-known real articles, and articles of the sample's own laws, which open. */
import type { CitedLaw } from '../records'
import { fullName } from './data/real-laws'
import { articleNo } from './laws/articles'
import { citable, type LawPlan, planLaws, type SampleOptions } from './laws/plan'
import type { Random } from './random'

/** `民法典:第五百七十七条` as the data write it. */
export function realLaw(short: string): CitedLaw {
  const [law, article] = short.split(':') as [string, string]
  return { law: fullName(law), article }
}

export const distinct = (cited: CitedLaw[]) =>
  cited.filter(
    ({ law, article }, at) => cited.findIndex(other => other.law === law && other.article === article) === at,
  )

/** In the order of a judgment: the articles of one law together. */
export function citationText(cited: CitedLaw[]): string {
  const byLaw = new Map<string, string[]>()
  for (const { law, article } of cited) byLaw.set(law, [...(byLaw.get(law) ?? []), article])
  return [...byLaw].map(([law, articles]) => `《${law}》${articles.join('、')}`).join('、')
}

export class Citations {
  private readonly byField: Map<string, LawPlan[]>

  constructor(options: SampleOptions) {
    this.byField = citable(planLaws(options))
  }

  /** An article of a law of the sample; local laws only where they hold. */
  own(random: Random, field: string, province?: string): CitedLaw | undefined {
    const laws = (this.byField.get(field) ?? []).filter(
      ({ family }) => !family.region || family.region.full === province,
    )
    if (laws.length === 0) return undefined
    const law = random.pick(laws)
    return { law: law.title, article: articleNo(random.int(1, law.articles)) }
  }

  pick(random: Random, real: readonly string[], field: string, province?: string): CitedLaw[] {
    const known = random.some(real, random.int(1, 3)).map(realLaw)
    const own = random.chance(0.75) ? this.own(random, field, province) : undefined
    return own ? [...known, own] : known
  }
}
