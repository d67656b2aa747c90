import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { openDocument } from '@/actions/open-document'
import { emptyStateCopy, fill } from '@/copy/empty-state'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { droppedLabel, type RelaxedQuery, typedLawIn, relaxedQueries } from '@domain/query/relaxed'
import { type Library, suggestedTarget } from '@/libraries/library'
import { role } from '@/ui/aria'
import { ListItem } from '@/ui/list-item'
import { fetchCounts } from '@/api/counts'
import { suggestLaws } from '@/api/lawregu'
import { isSameQuery } from '@domain/query/chips'
import { encodeApiQuery } from '@domain/query/codec'
import { CAUSE, synonymQueries, causeQueries, type RewordedQuery } from '@domain/query/reworded'
import type { Suggestion } from '@domain/query/suggestions'
import { splitAsOf } from '@domain/query/as-of'
import { RequestSequencer } from '@/request/sequencer'
import './index.scss'

const words = emptyStateCopy.suggestions

/** A relaxed or reworded search. */
type Alternative = RewordedQuery | (RelaxedQuery & { kind: 'drop' })
/** An alternative with the number of its results. */
type CountedAlternative = Alternative & { total: number }

/** The most searches that the services count in one request. */
const MOST_COUNTED = 10
const MOST_VISIBLE = 5
/** The most synonym searches to count, and the most cause searches to count. */
const MOST_REWORDED = 3
/** The most visible suggestions of each kind. One cause is enough: a second cause would add little. */
const MOST_BY_KIND = { instead: 2, cause: 1, drop: MOST_VISIBLE }

function queryOf(conditions: Condition[], always: Condition[] = []) {
  const { asOf, rest } = splitAsOf(conditions)
  return { query: encodeApiQuery([...always, ...rest]), ...(asOf ? { asOf } : {}) }
}

const hasCauses = ({ dimensions, filters }: Library) =>
  dimensions.some(({ name }) => name === CAUSE) || filters.some(({ dimension }) => dimension === CAUSE)

/**
 * Returns the alternatives without duplicates. Of two equal searches the relaxed one stays, because its label is
 * clearer.
 */
function alternativesFor(library: Library, conditions: Condition[]): Alternative[] {
  const causes = hasCauses(library) ? causeQueries(conditions) : []
  const reworded = [...synonymQueries(conditions).slice(0, MOST_REWORDED), ...causes.slice(0, MOST_REWORDED)]
  const dropped = relaxedQueries(conditions, MOST_COUNTED - reworded.length).map((one): Alternative => ({
    kind: 'drop',
    ...one,
  }))
  const others = reworded.filter(({ rest }) => !dropped.some(one => isSameQuery(one.rest, rest)))
  return [...dropped, ...others]
}

/**
 * Returns the best alternatives: synonyms first, then the nearest cause, then relaxed searches by the number of
 * results.
 */
function bestAlternatives(counted: CountedAlternative[]): CountedAlternative[] {
  const of = (kind: Alternative['kind'], order: (a: CountedAlternative, b: CountedAlternative) => number) =>
    counted
      .filter(one => one.kind === kind && one.total > 0)
      .sort(order)
      .slice(0, MOST_BY_KIND[kind])
  const most = (a: CountedAlternative, b: CountedAlternative) => b.total - a.total
  const all = [...of('instead', most), ...of('cause', (a, b) => a.total - b.total), ...of('drop', most)]
  return all.slice(0, MOST_VISIBLE)
}

/** The alternatives with results. Empty if the server cannot count searches. */
function useCountedAlternatives(library: Library, conditions: Condition[]): CountedAlternative[] {
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  const [result, setResult] = useState<{ of: Condition[]; alternatives: CountedAlternative[] }>()
  useEffect(() => {
    const alternatives = alternativesFor(library, conditions)
    if (!alternatives.length || library.counted === 'here') return
    const { theme, always } = library.counted ?? {}
    const queries = alternatives.map(({ rest }) => queryOf(rest, always))
    void latest
      .run(signal => fetchCounts({ library: library.category.key, theme, queries }, signal))
      .then(answer => {
        if (!answer?.ok) return
        setResult({
          of: conditions,
          alternatives: bestAlternatives(alternatives.map((way, at) => ({ ...way, total: answer.data[at] ?? 0 }))),
        })
      })
    return () => latest.stop()
  }, [latest, library, conditions])
  return result?.of === conditions ? result.alternatives : []
}

/** The law whose name was typed, if it exists. */
function useTypedLaw(conditions: Condition[]): Suggestion | undefined {
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  const [result, setResult] = useState<{ of: Condition[]; law?: Suggestion }>()
  useEffect(() => {
    const typed = typedLawIn(conditions)
    if (!typed) return
    void latest
      .run(signal => suggestLaws(typed, signal))
      .then(answer => {
        const group = answer?.ok ? answer.data.find(({ library }) => library === 'law') : undefined
        setResult({ of: conditions, law: group?.value[0] })
      })
    return () => latest.stop()
  }, [latest, conditions])
  return result?.of === conditions ? result.law : undefined
}

export interface EmptySuggestionsProps {
  library: Library
  conditions: Condition[]
  onConditions: (conditions: Condition[]) => void
}

/** Suggestions for an empty result: the law that it names, and reworded or relaxed searches. */
export function EmptySuggestions({ library, conditions, onConditions }: EmptySuggestionsProps) {
  const wider = useCountedAlternatives(library, conditions)
  const law = useTypedLaw(conditions)
  if (!wider.length && !law?.id) return null

  const openLaw = () => {
    if (!law?.id) return
    const { id, article } = law
    const { route, params } = suggestedTarget({ id, article, library: 'law' }, library.category, [])
    void openDocument(route, params)
  }
  const sentenceOf = (way: CountedAlternative) => {
    if (way.kind !== 'drop') {
      const sentence = fill(words[way.kind], { word: way.word, text: way.text })
      return way.relation ? sentence + words.related[way.relation] : sentence
    }
    const { name, text } = droppedLabel(way, library.typed)
    return fill(name ? words.dropOf : words.drop, { name, text })
  }
  return (
    <View className='empty-suggestions' {...role('group')} aria-label={words.title}>
      {law?.id && (
        <ListItem
          icon='file-text'
          action
          isLink
          title={fill(words.law, { name: law.name })}
          onTap={openLaw}
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
    </View>
  )
}
