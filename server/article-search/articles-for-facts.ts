/** Finds the articles that apply to a statement of facts, for the search of similar cases. */
import { beijingDay } from '@domain/format/beijing-time'
import type { Engine, EngineDocument } from '../engine/port'
import { lawLibrary } from '../libraries/law'
import { lawPayload } from '../libraries/law/view'
import type { Runtime } from '../runtime'
import { dayBound } from '../search/dimensions'
import type { HeadedArticle } from '../search/similar-cases/cause-headings'
import type { ArticleFinder } from './finder'

/** The maximum number of articles that are used. */
const MOST = 20

/**
 * Returns a function that finds articles for a statement of facts, the most relevant first. Of each article it returns
 * the title of the law and the headings above the article. A statement of facts is no question, so `isAnswered` is
 * ignored.
 */
export const articlesForFacts =
  (engine: Engine, finder: ArticleFinder, { now }: Pick<Runtime, 'now'>) =>
  async (facts: string, signal?: AbortSignal): Promise<HeadedArticle[]> => {
    const { articles } = await finder.find({ question: facts, day: dayBound(beijingDay(now()))! }, signal)
    const best = articles.slice(0, MOST)
    const laws = new Map<string, EngineDocument | undefined>()
    for (const lid of new Set(best.map(article => article.lid)))
      laws.set(lid, await engine.get(lawLibrary.spec.name, lid))
    return best.flatMap(({ lid, at }) => {
      const law = laws.get(lid)
      return law ? [{ title: lawPayload(law).title, headings: lawPayload(law).articles[at]?.path ?? [] }] : []
    })
  }
