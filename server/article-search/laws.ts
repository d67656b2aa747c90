/** Reads all laws from the engine, for the article index. */
import { articleNumber } from '@domain/citation/article'
import { plainLawName } from '@domain/citation/law-names'
import type { Engine, EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { articlesOfDocument } from '../libraries/law/document'
import { lawTermOf } from '../libraries/law/versions'
import { CITED_LAW_FIELD } from '../search/citation'
import { MATCH_EVERYTHING } from '../search/clause'
import { citationValues } from '../search/law-names'
import type { IndexedLaw } from './article-index'

/** The number of laws that are sent to the thread in one message. */
const BATCH = 10
/** The libraries whose citations of articles are counted. */
const CITING = ['case', 'law']

/**
 * Converts an article number to figures: 577, or 120-1 for 第一百二十条之一. A text that is no article number is only trimmed.
 */
export function articleNumberKey(no: string): string {
  const number = articleNumber(no)
  if (!number) return no.trim()
  return number.sub === undefined ? String(number.number) : `${number.number}-${number.sub}`
}

async function citationCounts(engine: Engine, signal?: AbortSignal): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const collection of CITING) {
    const fields = [{ field: CITED_LAW_FIELD }]
    const { [CITED_LAW_FIELD]: values = [] } = await engine.facets({
      collection,
      where: MATCH_EVERYTHING,
      fields,
      signal,
    })
    for (const { value, count } of values) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return counts
}

function indexedLaw(document: EngineDocument, counts: Map<string, number>): IndexedLaw {
  const { lid, title, effLevel, region, fiscal, articles } = lawPayload(document)
  const texts = articlesOfDocument(document)
  return {
    lid,
    title,
    name: plainLawName(title),
    level: effLevel,
    region,
    fiscal,
    term: lawTermOf(document),
    articles: articles.map(({ no, path }, at) => ({
      key: articleNumberKey(no),
      path,
      text: texts[at]!.text,
      citations: counts.get(citationValues(title, no).at(-1)!) ?? 0,
    })),
  }
}

/** Yields all laws in batches. Skips laws that are removed meanwhile. */
export async function* lawBatches(engine: Engine): AsyncGenerator<IndexedLaw[]> {
  const counts = await citationCounts(engine)
  const ids = await engine.ids({ collection: 'law', where: MATCH_EVERYTHING, order: { by: 'relevance' } })
  ids.sort()
  for (let from = 0; from < ids.length; from += BATCH) {
    const laws: IndexedLaw[] = []
    for (const id of ids.slice(from, from + BATCH)) {
      const document = await engine.get('law', id)
      if (document) laws.push(indexedLaw(document, counts))
    }
    yield laws
  }
}
