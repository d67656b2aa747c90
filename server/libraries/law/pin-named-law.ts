/**
 * Pins the law that a search names (民法典 577, 消法) to the top of the results. The text of the law need not contain the
 * name.
 */
import type { LawItem } from '@contract/lawregu'
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, Engine, EngineDocument } from '../../engine/port'
import { lawItem, lawItemAtHit } from './view'
import type { SearchContext } from '../../search/context'
import { LAW_NAME_FIELD } from '../../search/citation'
import { clauseOf } from '../../search/clause'
import { lawArticleOf } from './articles'
import { withMarkedHits } from '../../search/hits'
import { sortVersionsForCitation } from './versions'
import { type NamedLaw, findNamedLaw } from './named'
import { resolveNames, type SearchableLibrary } from '../../search/run'

const FULL_TEXT = '全文'
const TYPED = ['标题', FULL_TEXT]
/** The maximum number of pinned versions. A law with more is found, but not pinned. */
const MOST_VERSIONS = 30
const LENGTH = 120

const isTyped = ({ name, exclude, mode, any }: ApiCondition) => TYPED.includes(name) && !exclude && !mode && !any

/** In a search with at most this number of words, each word is tried as the name of a law. */
const MOST_WORDS = 6

interface TypedWords {
  dimension: string
  words: string[]
}

/** Returns the typed words. Returns `undefined` if there are none, or if they belong to several dimensions. */
function typedIn(conditions: ApiCondition[]): TypedWords | undefined {
  const typed = conditions.filter(isTyped)
  const dimension = typed[0]?.name
  if (dimension === undefined || typed.some(({ name }) => name !== dimension)) return undefined
  return { dimension, words: typed.flatMap(({ words }) => words) }
}

interface NamedLawQuery {
  named: NamedLaw
  /** The typed words that are not the law's name. The pinned law must contain them. */
  otherWords: string[]
}

/** Finds the law that all words together name (民法典 577), or that one word names (劳动合同法 经济补偿). */
async function lawNamedIn(engine: Engine, words: string[]): Promise<NamedLawQuery | undefined> {
  const law = await findNamedLaw(engine, words.join(' '))
  if (law) return { named: law, otherWords: [] }
  if (words.length < 2 || words.length > MOST_WORDS) return undefined
  for (const word of words) {
    const named = await findNamedLaw(engine, word)
    if (named) return { named, otherWords: words.filter(other => other !== word) }
  }
  return undefined
}

const otherConditions = ({ dimension }: TypedWords, words: string[]): ApiCondition[] =>
  words.length ? [{ name: dimension, value: words.join(' '), words, exclude: false, any: false }] : []

/** In a search of the full text, a row opens the article of its snippet. Otherwise it opens the law. */
const rowOf = (conditions: ApiCondition[]): RenderLawRow =>
  conditions.some(({ name, exclude }) => name === FULL_TEXT && !exclude) ? lawItemAtHit : lawItem

type RenderLawRow = (document: EngineDocument, words: string[]) => LawItem

/** Pins the named law. If the search names an article, the row shows that article. */
export async function pinNamedLaw(
  context: SearchContext,
  library: SearchableLibrary,
): Promise<{ context: SearchContext; row: RenderLawRow }> {
  const { engine, collection, conditions, where, signal } = context
  const typed = typedIn(conditions)
  const match = typed && (await lawNamedIn(engine, typed.words))
  const plainRow = rowOf(conditions)
  if (!match) return { context, row: plainRow }

  const { law, names, article } = match.named
  const others = [...conditions.filter(one => !isTyped(one)), ...otherConditions(typed, match.otherWords)]
  const isLaw: Clause = { kind: 'value', field: LAW_NAME_FIELD, values: names }
  const clause: Clause = {
    kind: 'all',
    clauses: [isLaw, await resolveNames(engine, clauseOf(others, library), library)],
  }
  const { hits, total } = await engine.search({
    collection,
    where: clause,
    order: { by: 'number', field: 'postingDate', direction: 'desc' },
    from: 0,
    size: MOST_VERSIONS,
    signal,
  })
  const extended: SearchContext = { ...context, where: { kind: 'any', clauses: [where, clause] } }
  // Pinned documents leave the rest of the list. More of them than were loaded would be nowhere.
  if (total > hits.length) return { context: extended, row: plainRow }
  const documents = sortVersionsForCitation(hits, law)
  const row: RenderLawRow = (document, words) => {
    const isNamed = documents.some(({ id }) => id === document.id)
    if (!isNamed) return plainRow(document, words)
    const item = lawItem(document, words)
    const linked = article ? lawArticleOf(document, article)?.lawReguLinkBean : undefined
    if (!linked) return item
    const { tiaoName, content } = linked
    return {
      ...item,
      article: tiaoName,
      hitResult: withMarkedHits(`${tiaoName} ${content}`.slice(0, LENGTH), [tiaoName]),
    }
  }
  return {
    context: { ...extended, pinned: { clause, documents } },
    row,
  }
}
