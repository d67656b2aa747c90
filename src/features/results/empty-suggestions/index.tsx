import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { SearchCountsRequest } from '@contract/counts'
import { SEARCH_COUNT_PATHS } from '@contract/paths'
import { formatCount } from '@domain/format/amounts'
import { type Condition, isSameQuery } from '@domain/query/condition'
import { droppedLabel, type RelaxedQuery, typedLawIn, typedTextIn, relaxedQueries } from '@domain/query/relaxed'
import { encodeApiQuery } from '@domain/query/codec'
import {
  CAUSE_DIMENSION,
  causeQueries,
  type RewordedQuery,
  sentenceIn,
  splitQueries,
  synonymQueries,
} from '@domain/query/reworded'
import { displayLabel } from '@domain/query/labels'
import { readableDimensions, type UnderstoodQuery, understoodQuery } from '@domain/query/understood'
import type { OtherLibrary, Suggestion, SuggestionGroup } from '@domain/query/suggestions'
import { splitAsOf } from '@domain/query/as-of'
import { openDocument } from '@/actions/open-document'
import { emptyStateCopy, fill } from '@/copy/empty-state'
import { type Library, suggestionTarget } from '@/libraries/library'
import { role } from '@/ui/aria'
import { ListItem } from '@/ui/list-item'
import { questionOffers } from '@/shared/question-offers'
import { suggestLaws } from '@/api/lawregu'
import { mapResult } from '@/request/errors'
import { type AbortSignalLike, useOptionalData } from '@/request/use-optional-data'
import { send, readReply } from '@/request/http'
import { toCount } from '@/request/value'
import { today } from '@/platform/today'
import './index.scss'

/** Reads the counts, in the order of the queries. A missing count is `undefined`. */
const readCounts = (answer: unknown) => (Array.isArray(answer) ? answer.map(toCount) : undefined)

const fetchCounts = async (body: SearchCountsRequest, signal: AbortSignalLike) =>
  readReply(await send({ method: 'POST', path: SEARCH_COUNT_PATHS.counts, body, signal, quiet: true }), readCounts)

const words = emptyStateCopy.suggestions

/**
 * A search that may help instead of the original one. It has a condition less, other words, a cause, or conditions read
 * from a sentence.
 */
type Alternative = RewordedQuery | UnderstoodQuery | (RelaxedQuery & { kind: 'drop' })
/** An alternative search and the number of its results. */
type CountedAlternative = Alternative & { total: number }

/** The maximum number of searches that the service counts in one request. */
const MAX_COUNTED = 10
/** The maximum number of suggestions that are shown. */
const MAX_VISIBLE = 5
/** The maximum number of searches with synonyms that are counted, and also of searches by a cause. */
const MAX_REWORDED = 3
/** The maximum number of shown suggestions of each kind. One cause is enough, because a second one would add little. */
const MAX_BY_KIND = { split: 1, understood: 1, instead: 2, cause: 1, drop: MAX_VISIBLE }
/**
 * The number of counted searches that are reserved for those with a condition less. Other alternatives may use the rest
 * of `MAX_COUNTED`.
 */
const RESERVED_FOR_DROPPED = 4
/** The maximum number of searches with a split word that the service counts. */
const MAX_SPLITS = 5

function queryOf(conditions: Condition[], always: Condition[] = []) {
  const { asOf, rest } = splitAsOf(conditions)
  return { query: encodeApiQuery([...always, ...rest]), ...(asOf ? { asOf } : {}) }
}

const hasCauses = ({ dimensions, filters }: Library) =>
  dimensions.some(({ name }) => name === CAUSE_DIMENSION) ||
  filters.some(({ dimension }) => dimension === CAUSE_DIMENSION)

/**
 * Returns the alternative searches. If one equals a search with a condition less, only the latter stays, because its
 * label is clearer.
 */
function alternativesFor(library: Library, conditions: Condition[]): Alternative[] {
  const causes = hasCauses(library) ? causeQueries(conditions) : []
  const understood = understoodQuery(
    conditions,
    readableDimensions(
      library.filters,
      library.dimensions.map(({ name }) => name),
    ),
    today(),
  )
  const reworded: Alternative[] = [
    ...(understood ? [understood] : []),
    ...synonymQueries(conditions).slice(0, MAX_REWORDED),
    ...causes.slice(0, MAX_REWORDED),
    ...splitQueries(conditions).slice(0, MAX_SPLITS),
  ].slice(0, MAX_COUNTED - Math.min(conditions.length, RESERVED_FOR_DROPPED))
  const dropped = relaxedQueries(conditions, MAX_COUNTED - reworded.length).map((one): Alternative => ({
    kind: 'drop',
    ...one,
  }))
  const others = reworded.filter(({ rest }) => !dropped.some(one => isSameQuery(one.rest, rest)))
  return [...dropped, ...others]
}

/**
 * Returns the best alternatives, in this order: a split word, a read sentence, other words, a cause, a condition less.
 * A search with other words needs one result. All others need more results than the original search.
 */
function bestAlternatives(counted: CountedAlternative[], total: number): CountedAlternative[] {
  const of = (kind: Alternative['kind'], order: (a: CountedAlternative, b: CountedAlternative) => number) =>
    counted
      .filter(one => one.kind === kind && one.total > (kind === 'instead' ? 0 : total))
      .sort(order)
      .slice(0, MAX_BY_KIND[kind])
  const most = (a: CountedAlternative, b: CountedAlternative) => b.total - a.total
  const all = [
    ...of('split', most),
    ...of('understood', most),
    ...of('instead', most),
    ...of('cause', (a, b) => a.total - b.total),
    ...of('drop', most),
  ]
  return all.slice(0, MAX_VISIBLE)
}

interface SuggestionsOf {
  library: Library
  conditions: Condition[]
  /** The number of results of the original search. */
  total?: number
}

/** Returns the alternatives that have enough results. Returns none if the server cannot count searches. */
function useCountedAlternatives({ library, conditions, total = 0 }: SuggestionsOf): CountedAlternative[] {
  const load = useMemo(() => {
    const alternatives = alternativesFor(library, conditions)
    if (!alternatives.length || library.counted === 'here') return undefined
    const { theme, always } = library.counted ?? {}
    const queries = alternatives.map(({ rest }) => queryOf(rest, always))
    return async (signal: AbortSignalLike) =>
      mapResult(await fetchCounts({ library: library.category.key, theme, queries }, signal), counts =>
        alternatives.map((alternative, at): CountedAlternative => ({ ...alternative, total: counts[at] ?? 0 })),
      )
  }, [library, conditions])
  return bestAlternatives(useOptionalData(load) ?? [], total)
}

/** The maximum length, in characters, of a typed text that may be the name or the number of a document. */
const LONGEST_NAME = 60

/** A suggested document. Without `library` it belongs to the library of the search. */
interface NamedDocument {
  suggestion: Suggestion
  library?: OtherLibrary
}

const namedDocumentIn = (groups: SuggestionGroup[]): NamedDocument | undefined => {
  const group = groups.find(({ directToPageFlag, value }) => directToPageFlag && value[0]?.id)
  return group && { suggestion: group.value[0]!, library: group.library }
}

/** Returns the document whose name or number was typed, if there is one. */
function useNamedDocument({ library, conditions, total = 0 }: SuggestionsOf): NamedDocument | undefined {
  const { suggest = suggestLaws } = library
  const load = useMemo(() => {
    const typed = typedLawIn(conditions) ?? (total ? '' : typedTextIn(conditions))
    return typed && typed.length <= LONGEST_NAME ? (signal: AbortSignalLike) => suggest(typed, signal) : undefined
  }, [suggest, conditions, total])
  return namedDocumentIn(useOptionalData(load) ?? [])
}

const inWords = (seen: Condition[]) =>
  seen
    .map(displayLabel)
    .map(({ label, text }) => `${label} ${text}`)
    .join(' · ')

export interface EmptySuggestionsProps extends SuggestionsOf {
  /** Called with the conditions of the chosen search. */
  onSuggestion: (conditions: Condition[]) => void
}

/**
 * Helps after a search with few or no results. Shows the document that was typed, alternative searches with more
 * results, and for a typed sentence the screens that accept sentences.
 */
export function EmptySuggestions({ library, conditions, total, onSuggestion }: EmptySuggestionsProps) {
  const wider = useCountedAlternatives({ library, conditions, total })
  const named = useNamedDocument({ library, conditions, total })
  const questions = questionOffers(typedTextIn(conditions), { hasNoResults: true, sentence: sentenceIn(conditions) })
  if (!wider.length && !named && !questions.length) return null

  const openNamed = ({ suggestion: { id = '', article }, library: other }: NamedDocument) => {
    const { route, params } = suggestionTarget({ id, article, library: other }, library.category, [])
    void openDocument(route, params)
  }
  const sentenceOf = (way: CountedAlternative) => {
    if (way.kind === 'split') return fill(words.split, { text: way.text })
    if (way.kind === 'understood') return fill(words.understood, { text: inWords(way.seen) })
    if (way.kind !== 'drop') {
      const sentence = fill(words[way.kind], { word: way.word, text: way.text })
      return way.relation ? sentence + words.related[way.relation] : sentence
    }
    const { name, text } = droppedLabel(way, library.typed)
    return fill(name ? words.dropOf : words.drop, { name, text })
  }
  return (
    <View
      className={`empty-suggestions${total ? ' empty-suggestions--few' : ''}`}
      {...role('group')}
      aria-label={words.title}
    >
      {total && <Text className='empty-suggestions__title'>{words.few}</Text>}
      {named && (
        <ListItem
          icon='file-text'
          action
          isLink
          title={fill(words.law, { name: named.suggestion.name })}
          onTap={() => openNamed(named)}
          sensorsName='empty_law'
        />
      )}
      {wider.map(way => (
        <ListItem
          key={sentenceOf(way)}
          title={sentenceOf(way)}
          detail={fill(emptyStateCopy.counted.items, { total: formatCount(way.total) })}
          isLink
          onTap={() => onSuggestion(way.rest)}
          sensorsName={`empty_${way.kind}`}
        />
      ))}
      {questions.map(({ key, icon, label, open }) => (
        <ListItem key={key} icon={icon} action isLink title={label} onTap={open} sensorsName={`empty_${key}`} />
      ))}
    </View>
  )
}
