/** Cites laws of the sample by title without a version. Links then open the version of the citing document's day. */
import type { CitedLaw } from '../../records'
import { printedArticleNumber, substantiveRange } from './laws/articles'
import { modelArticle } from './laws/model'
import { citableLawsByField, type LawPlan, planLaws, type SampleOptions } from './laws/plan'
import type { Random } from './random'

/** The day and place of a citing document. The document cites only laws that are in force there on that day. */
interface Writing {
  date: string
  province?: string
}

export const distinctCitations = (cited: CitedLaw[]) =>
  cited.filter(
    ({ law, article }, at) => cited.findIndex(other => other.law === law && other.article === article) === at,
  )

/** Formats citations as judgments do, with all articles of one law together. */
export function citationText(cited: CitedLaw[]): string {
  const byLaw = new Map<string, string[]>()
  for (const { law, article } of cited) byLaw.set(law, [...(byLaw.get(law) ?? []), article])
  return [...byLaw].map(([law, articles]) => `《${law}》${articles.join('、')}`).join('、')
}

/** Returns the citation of one article of a model law. `part`, such as 第一款, is appended. */
export const modelCitation = (key: string, part = '') => `${citationText([modelArticle(key)])}${part}`

/** Picks the articles that invented documents cite. */
export class Citations {
  private readonly byField: Map<string, LawPlan[]>
  private readonly byId: Map<string, LawPlan>

  constructor(options: SampleOptions) {
    const plans = planLaws(options)
    this.byField = citableLawsByField(plans)
    this.byId = new Map(plans.map(plan => [plan.lid, plan]))
  }

  private wasInForce(date: string, { lids: [first = ''] }: LawPlan): boolean {
    const since = this.byId.get(first)?.effectiveDate
    return since !== undefined && since <= date
  }

  /** Picks a random article of a sample law that is in force on that day. Local laws are cited only in their region. */
  sampleLawArticle(random: Random, field: string, { date, province }: Writing): CitedLaw | undefined {
    const laws = (this.byField.get(field) ?? [])
      .filter(({ family }) => !family.region || family.region.full === province)
      .filter(law => this.wasInForce(date, law))
    if (laws.length === 0) return undefined
    const law = random.pick(laws)
    return { law: law.title, article: printedArticleNumber(random.int(...substantiveRange(law))) }
  }

  /** Picks one to three of the given articles of model laws, and usually one article of a sample law of the field. */
  pick(random: Random, model: readonly string[], field: string, writing: Writing): CitedLaw[] {
    const laws = random.some(model, random.int(1, 3)).map(modelArticle)
    const invented = random.chance(0.75) ? this.sampleLawArticle(random, field, writing) : undefined
    return invented ? [...laws, invented] : laws
  }
}
