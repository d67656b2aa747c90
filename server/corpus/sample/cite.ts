/** Citations: well-known real articles, and articles of the sample's own laws, which open. */
import type { CitedLaw } from '../records'
import { TAKEN_OVER } from './data/former-laws'
import { fullName } from './data/real-laws'
import { articleNo } from './laws/articles'
import { citable, type LawPlan, planLaws, type SampleOptions } from './laws/plan'
import type { Random } from './random'

/** What is written, and where: only what holds there and then is cited. */
export interface Writing {
  date: string
  province?: string
}

/** `民法典:第五百七十七条` as the data write it; before there was a 民法典, what held then. */
export function realLaw(short: string, date: string): CitedLaw {
  const change = TAKEN_OVER.find(({ since, former }) => date < since && Object.hasOwn(former, short))
  const [law, article] = (change?.former[short] ?? short).split(':') as [string, string]
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
  private readonly byId: Map<string, LawPlan>

  constructor(options: SampleOptions) {
    const plans = planLaws(options)
    this.byField = citable(plans)
    this.byId = new Map(plans.map(plan => [plan.lid, plan]))
  }

  private inForceOn(date: string, { lids }: LawPlan): LawPlan[] {
    const versions = lids.flatMap(lid => this.byId.get(lid) ?? [])
    return versions.filter(({ effectiveDate }) => effectiveDate !== undefined && effectiveDate <= date).slice(-1)
  }

  /** An article of a law of the sample; local laws only where they hold. */
  own(random: Random, field: string, { date, province }: Writing): CitedLaw | undefined {
    const laws = (this.byField.get(field) ?? [])
      .filter(({ family }) => !family.region || family.region.full === province)
      .flatMap(law => this.inForceOn(date, law))
    if (laws.length === 0) return undefined
    const law = random.pick(laws)
    return { law: law.title, article: articleNo(random.int(1, law.articles)) }
  }

  pick(random: Random, real: readonly string[], field: string, writing: Writing): CitedLaw[] {
    const known = random.some(real, random.int(1, 3)).map(short => realLaw(short, writing.date))
    const own = random.chance(0.75) ? this.own(random, field, writing) : undefined
    return own ? [...known, own] : known
  }
}
