/** Whoever types the name of a law is offered it, whatever they search; with a number the article, and what cites that. */
import type { Suggestion, SuggestionGroup } from '@contract/search'
import { citeLaw } from '@domain/citation/cite-as'
import { copy, fill } from '../../copy'
import type { Engine } from '../../engine/port'
import type { Visitor } from '../../http/visitor'
import { isGranted } from '../../search/access'
import { articleOf } from './articles'
import { marked } from '../../search/hits'
import { type NamedLaw, namedLaw } from './named'

const { laws, cited, noArticle } = copy.suggestions
const LENGTH = 60

const suggestion = (name: string, typed: string, more: Partial<Suggestion>): Suggestion => ({
  name,
  valueHighLight: [marked(name, [typed])],
  value: name,
  description: '',
  ...more,
})

function lawGroup({ versions: [law], article }: NamedLaw, typed: string): SuggestionGroup {
  const found = article ? articleOf(law, article)?.lawReguLinkBean : undefined
  const description = found?.content.slice(0, LENGTH) ?? (article ? fill(noArticle, { article }) : '')
  const value = suggestion(citeLaw(law.title, found?.tiaoName), typed, {
    id: law.id,
    description,
    ...(found ? { article: found.tiaoName } : {}),
  })
  return { pre: laws, directToPageFlag: true, library: 'law', value: [value] }
}

/** A condition of the search: the documents that cite the article. */
function citedGroup({ versions: [law], article = '' }: NamedLaw, typed: string): SuggestionGroup {
  return { pre: cited, directToPageFlag: false, value: [suggestion(citeLaw(law.title, article), typed, {})] }
}

/** Each suggested once: what stands in front is left out below. */
function inFront(first: SuggestionGroup[], groups: SuggestionGroup[]): SuggestionGroup[] {
  const known = new Set(first.flatMap(({ value }) => value.map(({ id, article }) => (article ? undefined : id))))
  const rest = groups.flatMap(group => {
    const same = first.find(({ pre }) => pre === group.pre)
    same?.value.push(...group.value)
    const value = group.value.filter(({ id }) => id === undefined || !known.has(id))
    return same || value.length === 0 ? [] : [{ ...group, value }]
  })
  return [...first, ...rest]
}

interface Typed {
  text?: string
  visitor: Visitor
  /** Whether the library knows what its documents cite. */
  cites?: boolean
}

export async function withLaws(
  engine: Engine,
  groups: SuggestionGroup[],
  { text = '', visitor, cites = false }: Typed,
): Promise<SuggestionGroup[]> {
  const typed = text.trim()
  if (!typed || !isGranted('lawregu', visitor)) return groups
  const named = await namedLaw(engine, typed)
  if (!named) return groups
  const citing = cites && named.article ? [citedGroup(named, typed)] : []
  return inFront([lawGroup(named, typed), ...citing], groups)
}
