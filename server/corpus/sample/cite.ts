/** Citations of the sample's own laws by their common title, so that each opens at the date of the citing document. */
import type { CitedLaw } from '../../records'
import { articleNo, rulingArticles } from './laws/articles'
import { modelArticle } from './laws/model'
import { citable, type LawPlan, planLaws, type SampleOptions } from './laws/plan'
import type { Random } from './random'

/** The day and place of a document: only laws valid there and then are cited. */
interface Writing {
  date: string
  province?: string
}

export const distinct = (cited: CitedLaw[]) =>
  cited.filter(
    ({ law, article }, at) => cited.findIndex(other => other.law === law && other.article === article) === at,
  )

/** Writes citations as judgments do: the articles of one law together. */
export function citationText(cited: CitedLaw[]): string {
  const byLaw = new Map<string, string[]>()
  for (const { law, article } of cited) byLaw.set(law, [...(byLaw.get(law) ?? []), article])
  return [...byLaw].map(([law, articles]) => `《${law}》${articles.join('、')}`).join('、')
}

/** The citation of one article of the model laws, or of a part of the article. */
export const citationOf = (short: string, part = '') => `${citationText([modelArticle(short)])}${part}`

export class Citations {
  private readonly byField: Map<string, LawPlan[]>
  private readonly byId: Map<string, LawPlan>

  constructor(options: SampleOptions) {
    const plans = planLaws(options)
    this.byField = citable(plans)
    this.byId = new Map(plans.map(plan => [plan.lid, plan]))
  }

  private heldOn(date: string, { lids: [first = ''] }: LawPlan): boolean {
    const since = this.byId.get(first)?.effectiveDate
    return since !== undefined && since <= date
  }

  /** Picks an article of a sample law. Local laws are cited only within their region. */
  ownArticle(random: Random, field: string, { date, province }: Writing): CitedLaw | undefined {
    const laws = (this.byField.get(field) ?? [])
      .filter(({ family }) => !family.region || family.region.full === province)
      .filter(law => this.heldOn(date, law))
    if (laws.length === 0) return undefined
    const law = random.pick(laws)
    return { law: law.title, article: articleNo(random.int(...rulingArticles(law))) }
  }

  pick(random: Random, model: readonly string[], field: string, writing: Writing): CitedLaw[] {
    const laws = random.some(model, random.int(1, 3)).map(modelArticle)
    const invented = random.chance(0.75) ? this.ownArticle(random, field, writing) : undefined
    return invented ? [...laws, invented] : laws
  }
}
