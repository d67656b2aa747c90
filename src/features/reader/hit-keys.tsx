import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
import { IconButton } from '@/ui/icon-button'
import { useMemo, useState } from 'react'
import { hitsOf, stepFrom } from './model/hits'
import { pieceAt } from './model/pieces'
import type { ReaderText } from './use-text'
import './hit-keys.scss'

const { hits: words } = readerCopy.reader

/**
 * The words of the search, where the document was opened from one. It opens at its top, as a page does, and the first
 * step leads to the first hit from there: the count then says how many one has seen.
 */
export function useHits({ reading, goTo, here }: ReaderText) {
  const hits = useMemo(() => hitsOf(reading), [reading])
  const [now, setNow] = useState<number>()
  return {
    count: hits.length,
    now,
    hit: now === undefined ? undefined : hits[now],
    step(by: 1 | -1) {
      const to = stepFrom(hits, now, by, here())
      const hit = hits[to]
      if (!hit) return
      setNow(to)
      goTo({ piece: pieceAt(reading, hit.passage, hit.from), part: 0, found: true })
    },
  }
}

type Hits = ReturnType<typeof useHits>

/** Floats above the tools: which of the search's hits one is at, the one before and the one after. */
export function HitKeys({ hits: { count, now, step } }: { hits: Hits }) {
  const places = { now: formatCount((now ?? 0) + 1), count: formatCount(count) }
  return (
    <View className='hit-keys' {...role('group')} aria-label={fill(words.all, places)}>
      <View className='hit-keys__count num' aria-hidden='true'>
        {words.name}
        <Text className='hit-keys__now'>{now === undefined ? places.count : places.now}</Text>
        {now !== undefined && `/${places.count}`}
      </View>
      <View className='visually-hidden' aria-live='polite'>
        {now !== undefined && fill(words.at, places)}
      </View>
      <IconButton icon='chevron-up' label={words.before} onTap={() => step(-1)} sensorsName='hits_previous' />
      <IconButton icon='chevron-down' label={words.after} onTap={() => step(1)} sensorsName='hits_next' />
    </View>
  )
}
