/** The laws whose articles fit a statement of facts, for the search of similar cases. */
import { dayOf } from '@domain/format/dates'
import type { Engine } from '../engine/port'
import { lawLibrary } from '../libraries/law'
import type { Runtime } from '../runtime'
import { dayBound } from '../search/dimensions'
import type { ArticleFinder } from './finder'

/** The number of best articles that count. */
const MOST = 20

/** Returns the titles of the laws, that of the best article first. Facts are no question, so all articles count. */
export const lawsOfFacts =
  (engine: Engine, finder: ArticleFinder, { now }: Pick<Runtime, 'now'>) =>
  async (facts: string, signal?: AbortSignal): Promise<string[]> => {
    const { articles } = await finder.find({ question: facts, day: dayBound(dayOf(now()))! }, signal)
    const best = articles.slice(0, MOST)
    const titles = new Map<string, string>()
    for (const lid of new Set(best.map(article => article.lid)))
      titles.set(lid, (await engine.get(lawLibrary.spec.name, lid))?.title ?? '')
    return best.map(({ lid }) => titles.get(lid) ?? '').filter(Boolean)
  }
