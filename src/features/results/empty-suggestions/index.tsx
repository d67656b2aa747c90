import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { openDocument } from '@/actions/open-document'
import { waysOutCopy, fill } from '@/copy/empty-state'
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

const words = waysOutCopy.waysOut

/** A search that asks less or otherwise. */
type Way = RewordedQuery | (RelaxedQuery & { kind: 'drop' })
/** What it finds. */
type Wider = Way & { total: number }

/** As many as the service counts at once. */
const MOST_ASKED = 10
const MOST_SHOWN = 5
/** Of each kind beside what can be let go, which is asked of every search. */
const MOST_REWORDED = 3
/** A second cause would say little more, and a word that is part of many causes least. */
const MOST = { instead: 2, cause: 1, drop: MOST_SHOWN }

function queryOf(conditions: Condition[], always: Condition[] = []) {
  const { asOf, rest } = splitAsOf(conditions)
  return { query: encodeApiQuery([...always, ...rest]), ...(asOf ? { asOf } : {}) }
}

const hasCauses = ({ dimensions, filters }: Library) =>
  dimensions.some(({ name }) => name === CAUSE) || filters.some(({ dimension }) => dimension === CAUSE)

/** No search is asked twice: what lets the same go says so more plainly. */
function waysFrom(library: Library, conditions: Condition[]): Way[] {
  const causes = hasCauses(library) ? causeQueries(conditions) : []
  const reworded = [...synonymQueries(conditions).slice(0, MOST_REWORDED), ...causes.slice(0, MOST_REWORDED)]
  const dropped = relaxedQueries(conditions, MOST_ASKED - reworded.length).map((one): Way => ({ kind: 'drop', ...one }))
  const others = reworded.filter(({ rest }) => !dropped.some(known => isSameQuery(known.rest, rest)))
  return [...dropped, ...others]
}

/** What means the same first, then the nearest cause, then what can be let go, the most gain first. */
function shownOf(found: Wider[]): Wider[] {
  const of = (kind: Way['kind'], order: (a: Wider, b: Wider) => number) =>
    found
      .filter(one => one.kind === kind && one.total > 0)
      .sort(order)
      .slice(0, MOST[kind])
  const most = (a: Wider, b: Wider) => b.total - a.total
  const all = [...of('instead', most), ...of('cause', (a, b) => a.total - b.total), ...of('drop', most)]
  return all.slice(0, MOST_SHOWN)
}

/** Those that find something. A server that counts no searches leaves none. */
function useWider(library: Library, conditions: Condition[]): Wider[] {
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  const [found, setFound] = useState<{ of: Condition[]; wider: Wider[] }>()
  useEffect(() => {
    const ways = waysFrom(library, conditions)
    if (!ways.length || library.counted === 'here') return
    const { theme, always } = library.counted ?? {}
    const queries = ways.map(({ rest }) => queryOf(rest, always))
    void latest
      .run(signal => fetchCounts({ library: library.category.key, theme, queries }, signal))
      .then(answer => {
        if (!answer?.ok) return
        setFound({ of: conditions, wider: shownOf(ways.map((way, at) => ({ ...way, total: answer.data[at] ?? 0 }))) })
      })
    return () => latest.stop()
  }, [latest, library, conditions])
  return found?.of === conditions ? found.wider : []
}

/** The law that was typed, where there is one of that name. */
function useLawMeant(conditions: Condition[]): Suggestion | undefined {
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  const [found, setFound] = useState<{ of: Condition[]; law?: Suggestion }>()
  useEffect(() => {
    const typed = typedLawIn(conditions)
    if (!typed) return
    void latest
      .run(signal => suggestLaws(typed, signal))
      .then(answer => {
        const group = answer?.ok ? answer.data.find(({ library }) => library === 'law') : undefined
        setFound({ of: conditions, law: group?.value[0] })
      })
    return () => latest.stop()
  }, [latest, conditions])
  return found?.of === conditions ? found.law : undefined
}

export interface WaysOutProps {
  library: Library
  conditions: Condition[]
  onConditions: (conditions: Condition[]) => void
}

/** Of a search that found nothing: the law that it names, and what it would find in other words, in its cause, or asking less. */
export function WaysOut({ library, conditions, onConditions }: WaysOutProps) {
  const wider = useWider(library, conditions)
  const law = useLawMeant(conditions)
  if (!wider.length && !law?.id) return null

  const openLaw = () => {
    if (!law?.id) return
    const { id, article } = law
    const { route, params } = suggestedTarget({ id, article, library: 'law' }, library.category, [])
    void openDocument(route, params)
  }
  const sentenceOf = (way: Wider) => {
    if (way.kind !== 'drop') return fill(words[way.kind], { word: way.word, text: way.text })
    const { name, text } = droppedLabel(way, library.typed)
    return fill(name ? words.dropOf : words.drop, { name, text })
  }
  return (
    <View className='ways-out' {...role('group')} aria-label={words.title}>
      {law?.id && (
        <ListItem
          icon='file-text'
          action
          leads
          title={fill(words.law, { name: law.name })}
          onTap={openLaw}
          sensorsName='empty_law'
        />
      )}
      {wider.map(way => (
        <ListItem
          key={sentenceOf(way)}
          title={sentenceOf(way)}
          detail={fill(waysOutCopy.counted.items, { total: formatCount(way.total) })}
          leads
          onTap={() => onConditions(way.rest)}
          sensorsName={`empty_${way.kind}`}
        />
      ))}
    </View>
  )
}
