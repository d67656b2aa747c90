/** Reads the laws of the library for the index of articles, through the engine's port. */
import { articleNumber } from '@domain/citation/article'
import { plainLawName } from '@domain/citation/law-names'
import type { Engine, EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { articlesIn } from '../libraries/law/document'
import { termOf } from '../libraries/law/versions'
import { CITED_FIELD } from '../search/citation'
import { MATCH_EVERYTHING } from '../search/clause'
import { citationValues } from '../search/law-names'
import type { IndexedLaw } from './article-index'

/** The number of laws that cross to the thread together. */
const BATCH = 10
/** The libraries whose citations count. */
const CITING = ['case', 'law']

/** 577, or 120-1 for 第一百二十条之一. */
export function keyOf(no: string): string {
  const number = articleNumber(no)
  if (!number) return no.trim()
  return number.sub === undefined ? String(number.number) : `${number.number}-${number.sub}`
}

async function citationCounts(engine: Engine, signal?: AbortSignal): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const collection of CITING) {
    const fields = [{ field: CITED_FIELD }]
    const { [CITED_FIELD]: values = [] } = await engine.facets({ collection, where: MATCH_EVERYTHING, fields, signal })
    for (const { value, count } of values) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return counts
}

function indexedLaw(document: EngineDocument, counts: Map<string, number>): IndexedLaw {
  const { lid, title, effLevel, region, fiscal, articles } = lawPayload(document)
  const texts = articlesIn(document)
  return {
    lid,
    title,
    name: plainLawName(title),
    level: effLevel,
    region,
    fiscal,
    term: termOf(document),
    articles: articles.map(({ no, path }, at) => ({
      key: keyOf(no),
      path,
      text: texts[at]!.text,
      citations: counts.get(citationValues(title, no).at(-1)!) ?? 0,
    })),
  }
}

/** Yields all laws in batches. A law that is removed meanwhile is left out. */
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
