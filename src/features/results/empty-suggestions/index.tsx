import { Text, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { CountsRequest } from '@contract/counts'
import { COUNT_PATHS } from '@contract/paths'
import { formatCount } from '@domain/format/amounts'
import { type Condition, isSameQuery } from '@domain/query/condition'
import { droppedLabel, type RelaxedQuery, typedLawIn, typedTextIn, relaxedQueries } from '@domain/query/relaxed'
import { encodeApiQuery } from '@domain/query/codec'
import {
  CAUSE,
  causeQueries,
  type RewordedQuery,
  sentenceIn,
  splitQueries,
  synonymQueries,
} from '@domain/query/reworded'
import { displayLabel } from '@domain/query/labels'
import { readableBy, type UnderstoodQuery, understoodQuery } from '@domain/query/understood'
import type { OtherLibrary, Suggestion, SuggestionGroup } from '@domain/query/suggestions'
import { splitAsOf } from '@domain/query/as-of'
import { openDocument } from '@/actions/open-document'
import { emptyStateCopy, fill } from '@/copy/empty-state'
import { type Library, suggestedTarget } from '@/libraries/library'
import { role } from '@/ui/aria'
import { ListItem } from '@/ui/list-item'
import { questionOffers } from '@/shared/question-offers'
import { suggestLaws } from '@/api/lawregu'
import { mapResult } from '@/request/errors'
import { type AbortSignalLike, useOptionalData } from '@/request/use-optional-data'
import { send, openReply } from '@/request/http'
import { toCount } from '@/request/value'
import './index.scss'

/** Reads the counts in the sequence of the queries. An unknown count is `undefined`. */
const readCounts = (answer: unknown) => (Array.isArray(answer) ? answer.map(toCount) : undefined)

const fetchCounts = async (body: CountsRequest, signal: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: COUNT_PATHS.counts, body, signal, quiet: true }), readCounts)

const words = emptyStateCopy.suggestions

/** A relaxed, reworded or understood search. */
type Alternative = RewordedQuery | UnderstoodQuery | (RelaxedQuery & { kind: 'drop' })
/** An alternative with the number of its results. */
type CountedAlternative = Alternative & { total: number }

/** The most searches that the services count in one request, and the most suggestions that are shown. */
const MOST_COUNTED = 10
const MOST_VISIBLE = 5
/** The limit of counted searches with a synonym, and likewise of counted searches for a cause. */
const MOST_REWORDED = 3
/** The most visible suggestions of each kind. One cause is enough: a second cause would add little. */
const MOST_BY_KIND = { split: 1, understood: 1, instead: 2, cause: 1, drop: MOST_VISIBLE }
/** The searches without a condition that are counted even if there are many reworded ones. */
const MOST_DROPPED = 4
/** The most places at which words are split. */
const MOST_SPLITS = 5

function queryOf(conditions: Condition[], always: Condition[] = []) {
  const { asOf, rest } = splitAsOf(conditions)
  return { query: encodeApiQuery([...always, ...rest]), ...(asOf ? { asOf } : {}) }
}

const hasCauses = ({ dimensions, filters }: Library) =>
  dimensions.some(({ name }) => name === CAUSE) || filters.some(({ dimension }) => dimension === CAUSE)

/**
 * Returns the alternatives without duplicates. If a relaxed and a reworded search are equal, the relaxed one
 * stays, because its label is clearer.
 */
function alternativesFor(library: Library, conditions: Condition[]): Alternative[] {
  const causes = hasCauses(library) ? causeQueries(conditions) : []
  const understood = understoodQuery(
    conditions,
    readableBy(
      library.filters,
      library.dimensions.map(({ name }) => name),
    ),
  )
  const reworded: Alternative[] = [
    ...(understood ? [understood] : []),
    ...synonymQueries(conditions).slice(0, MOST_REWORDED),
    ...causes.slice(0, MOST_REWORDED),
    ...splitQueries(conditions).slice(0, MOST_SPLITS),
  ].slice(0, MOST_COUNTED - Math.min(conditions.length, MOST_DROPPED))
  const dropped = relaxedQueries(conditions, MOST_COUNTED - reworded.length).map((one): Alternative => ({
    kind: 'drop',
    ...one,
  }))
  const others = reworded.filter(({ rest }) => !dropped.some(one => isSameQuery(one.rest, rest)))
  return [...dropped, ...others]
}

/**
 * Returns the best alternatives: the word in two, other words, the nearest cause, then relaxed searches by the number of
 * results. Other words find other documents; the others must find more than the search itself.
 */
function bestAlternatives(counted: CountedAlternative[], total: number): CountedAlternative[] {
  const of = (kind: Alternative['kind'], order: (a: CountedAlternative, b: CountedAlternative) => number) =>
    counted
      .filter(one => one.kind === kind && one.total > (kind === 'instead' ? 0 : total))
      .sort(order)
      .slice(0, MOST_BY_KIND[kind])
  const most = (a: CountedAlternative, b: CountedAlternative) => b.total - a.total
  const all = [
    ...of('split', most),
    ...of('understood', most),
    ...of('instead', most),
    ...of('cause', (a, b) => a.total - b.total),
    ...of('drop', most),
  ]
  return all.slice(0, MOST_VISIBLE)
}

interface SuggestionsOf {
  library: Library
  conditions: Condition[]
  /** The number of results of the search itself. */
  total?: number
}

/** Returns the alternatives that have more results. Returns none if the server cannot count searches. */
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

/** The longest typed text that may be the name or the number of a document. */
const LONGEST_NAME = 60

/** A suggested document. Without a library it belongs to the searched one. */
interface NamedDocument {
  suggestion: Suggestion
  library?: OtherLibrary
}

const namedDocumentIn = (groups: SuggestionGroup[]): NamedDocument | undefined => {
  const group = groups.find(({ directToPageFlag, value }) => directToPageFlag && value[0]?.id)
  return group && { suggestion: group.value[0]!, library: group.library }
}

/** Returns the law or the numbered document that was typed, if there is one. */
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
  onConditions: (conditions: Condition[]) => void
}

/**
 * Shows ways on from a search with few results or none: the law that it names, reworded and relaxed searches with more
 * results, and for a sentence the screens that take sentences.
 */
export function EmptySuggestions({ library, conditions, total, onConditions }: EmptySuggestionsProps) {
  const wider = useCountedAlternatives({ library, conditions, total })
  const named = useNamedDocument({ library, conditions, total })
  const questions = questionOffers(typedTextIn(conditions), { isVain: true, sentence: sentenceIn(conditions) })
  if (!wider.length && !named && !questions.length) return null

  const openNamed = ({ suggestion: { id = '', article }, library: other }: NamedDocument) => {
    const { route, params } = suggestedTarget({ id, article, library: other }, library.category, [])
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
          onTap={() => onConditions(way.rest)}
          sensorsName={`empty_${way.kind}`}
        />
      ))}
      {questions.map(({ key, icon, label, open }) => (
        <ListItem key={key} icon={icon} action isLink title={label} onTap={open} sensorsName={`empty_${key}`} />
      ))}
    </View>
  )
}
