import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
import { IconButton } from '@/ui/icon-button'
import { hitsOf, stepFrom } from './model/hits'
import { pieceAt } from './model/blocks'
import type { ReaderText } from './use-text'
import { cleanFindText, NO_MATCHES, findInPassages, matchAt, nextFrom } from '@domain/text/find'
import { LIMITS } from '@domain/limits'
import { useKeyboardHeight } from '@/ui/search-layer/use-keyboard-height'
import { TextBox } from '@/ui/text-box'
import './hit-keys.scss'
import './find-bar.scss'

const { hits: words } = readerCopy.reader
const { reader } = readerCopy

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

/** Find in page: what is typed, where it stands, and which of these the reader is at. */
export function useFind({ reading, goTo, here }: ReaderText) {
  const [state, setState] = useState({ open: false, text: '', matches: NO_MATCHES, now: 0 })
  const { matches } = state

  const show = (found: typeof matches, now: number) => {
    const match = matchAt(found, now)
    if (match) goTo({ piece: pieceAt(reading, match.passage, match.from), part: 0, found: true })
  }
  return {
    ...state,
    count: matches.starts.length,
    open: () => setState({ ...state, open: true }),
    isOpen: state.open,
    close: () => setState({ open: false, text: '', matches: NO_MATCHES, now: 0 }),
    /** The first one is that at or after the line the reader is at. */
    type(text: string) {
      const found = findInPassages(reading.plain, text)
      const { passage, offset } = here()
      const now = nextFrom(found, passage, offset)
      setState({ ...state, text, matches: found, now })
      show(found, now)
    },
    /** Round and round. */
    step(by: 1 | -1) {
      const count = matches.starts.length
      if (!count) return
      const now = (state.now + by + count) % count
      setState({ ...state, now })
      show(matches, now)
    },
  }
}

type Find = ReturnType<typeof useFind>

/** In the place of the tools: what to look for, how often it stands there, the one before and the one after. */
export function FindBar({ find }: { find: Find }) {
  const { text, now, count } = find
  const keyboard = useKeyboardHeight()
  const places = { now: formatCount(now + 1), count: formatCount(count) }
  const said = text && (count ? fill(reader.matches, places) : reader.noMatch)
  return (
    <View className='find-bar' style={keyboard ? { paddingBottom: `${keyboard}px` } : {}}>
      <View className='find-bar__box'>
        <TextBox
          value={text}
          onChange={find.type}
          onConfirm={() => find.step(1)}
          clean={cleanFindText}
          label={reader.findIn}
          placeholder={reader.findIn}
          maxLength={LIMITS.input.box}
          spaceless
          focus
        />
        {text && (
          <IconButton
            className='find-bar__clear'
            icon='circle-x'
            label={reader.clearFind}
            onTap={() => find.type('')}
            sensorsName='find_clear'
          />
        )}
      </View>
      {text && (
        <View className='find-bar__count num'>
          {count ? (
            <>
              <Text className='find-bar__now'>{places.now}</Text>/{places.count}
            </>
          ) : (
            0
          )}
        </View>
      )}
      <View className='visually-hidden' aria-live='polite'>
        {said}
      </View>
      <IconButton
        icon='chevron-up'
        label={reader.before}
        disabled={!count}
        onTap={() => find.step(-1)}
        sensorsName='find_previous'
      />
      <IconButton
        icon='chevron-down'
        label={reader.after}
        disabled={!count}
        onTap={() => find.step(1)}
        sensorsName='find_next'
      />
      <IconButton icon='x' label={reader.closeFind} onTap={find.close} sensorsName='find_close' />
    </View>
  )
}
