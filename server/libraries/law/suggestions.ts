/**
 * Suggests the law that the typed text names, also in other libraries. If the text names an article, suggests that
 * article. In libraries whose documents cite laws, also suggests the documents that cite the article.
 */
import type { Suggestion, SuggestionGroup } from '@contract/search'
import { citeLaw } from '@domain/citation/cite-as'
import { lawsNamed } from '@domain/citation/law-names'
import { repealGround, successorOf, supersededTitle } from '@domain/citation/superseded-titles'
import { articleBeforeWords, lawReadings } from '@domain/citation/typed-law'
import { repealedMessage } from '@domain/citation/missing-laws'
import { copy, fillPlaceholders } from '../../copy'
import type { Engine, EngineDocument } from '../../engine/port'
import type { Visitor } from '../../http/visitor'
import { isPermissionGranted } from '../../search/access'
import { lawArticleOf } from './articles'
import { guessLaw } from './guessed-names'
import { withMarkedHits } from '../../search/hits'
import { type NamedLaw, findNamedLaw } from './named'
import { sortInForceFirst, findVersions } from './versions'

const { laws, cited, citingDocuments, noArticle } = copy.suggestions
const LENGTH = 60

const suggestion = (name: string, typed: string, more: Partial<Suggestion>): Suggestion => ({
  name,
  valueHighLight: [withMarkedHits(name, [typed])],
  value: name,
  description: '',
  ...more,
})

function lawSuggestion(law: EngineDocument, article: string | undefined, typed: string): Suggestion {
  const item = article ? lawArticleOf(law, article)?.lawReguLinkBean : undefined
  const description = item?.content.slice(0, LENGTH) ?? (article ? fillPlaceholders(noArticle, { article }) : '')
  return suggestion(citeLaw(law.title, item?.tiaoName), typed, {
    id: law.id,
    description,
    ...(item ? { article: item.tiaoName } : {}),
  })
}

const lawGroup = ({ laws: named, article }: NamedLaw, typed: string): SuggestionGroup => ({
  pre: laws,
  directToPageFlag: true,
  library: 'law',
  value: named.map(law => lawSuggestion(law, article, typed)),
})

/** Suggests a condition that selects documents citing the article. */
const citedGroup = ({ laws: named, article = '' }: NamedLaw, typed: string): SuggestionGroup => ({
  pre: cited,
  directToPageFlag: false,
  value: named.map(({ title }) => suggestion(citeLaw(title, article), typed, { description: citingDocuments })),
})

/**
 * Suggestions for a repealed law that the library lacks: the law that replaced it, and documents that cite the repealed
 * one.
 */
async function repealedGroups(engine: Engine, typed: string, cites: boolean): Promise<SuggestionGroup[]> {
  const [named] = lawReadings(typed).flatMap(({ law, article }) => {
    const superseded = supersededTitle(law)
    return superseded ? [{ superseded, article }] : []
  })
  if (!named) return []
  const { superseded, article } = named
  const description = repealedMessage(superseded.title, repealGround(superseded), successorOf(superseded))
  const successors = superseded.successor ? await findVersions(engine, lawsNamed(superseded.successor)) : []
  const [successor] = sortInForceFirst(successors)
  const groups: SuggestionGroup[] = []
  if (successor)
    groups.push({
      pre: laws,
      directToPageFlag: true,
      library: 'law',
      value: [suggestion(citeLaw(successor.title), typed, { id: successor.id, description })],
    })
  if (cites && article)
    groups.push({
      pre: cited,
      directToPageFlag: false,
      value: [suggestion(citeLaw(superseded.title, article), typed, { description: citingDocuments })],
    })
  return groups
}

/** Puts the groups in `first` before the others, and removes repeated suggestions. */
function leadWith(first: SuggestionGroup[], groups: SuggestionGroup[]): SuggestionGroup[] {
  const offeredIds = new Set(first.flatMap(({ value }) => value.map(({ id, article }) => (article ? undefined : id))))
  const rest = groups.flatMap(group => {
    const same = first.find(({ pre }) => pre === group.pre)
    same?.value.push(...group.value)
    const value = group.value.filter(({ id }) => id === undefined || !offeredIds.has(id))
    return same || value.length === 0 ? [] : [{ ...group, value }]
  })
  return [...first, ...rest]
}

interface SuggestInput {
  text?: string
  visitor: Visitor
  /** Whether documents of the library cite laws. */
  cites?: boolean
}

export async function withLawSuggestions(
  engine: Engine,
  groups: SuggestionGroup[],
  { text = '', visitor, cites = false }: SuggestInput,
): Promise<SuggestionGroup[]> {
  const typed = text.trim()
  if (!typed || !isPermissionGranted('lawregu', visitor)) return groups
  const exact = (await findNamedLaw(engine, typed)) ?? (await findNamedLaw(engine, typed, articleBeforeWords(typed)))
  const repealed = exact ? [] : await repealedGroups(engine, typed, cites)
  if (repealed.length) return leadWith(repealed, groups)
  const named = exact ?? (groups.length ? undefined : await guessLaw(engine, typed))
  if (!named) return groups
  const citing = cites && named.article ? [citedGroup(named, typed)] : []
  return leadWith([lawGroup(named, typed), ...citing], groups)
}
