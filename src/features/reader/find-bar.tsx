import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
import { IconButton } from '@/ui/icon-button'
import { searchHitsOf, nextHitIndex } from './model/hits'
import { blockIndexAt } from './model/blocks'
import type { ReaderText } from './use-text'
import { cleanFindText, NO_MATCHES, findInPassages, matchAt, nextMatchFrom } from '@domain/text/find'
import { LIMITS } from '@domain/limits'
import { useKeyboardHeight } from '@/ui/search-layer/use-keyboard-height'
import { Tap } from '@/ui/tap'
import { TextBox } from '@/ui/text-box'
import './hit-keys.scss'
import './find-bar.scss'

const { hits: words } = readerCopy.reader
const { reader } = readerCopy

/**
 * Steps through the hits of the search that led to this document. The document opens at its top, so the first step
 * goes to the first hit below the reader's position.
 */
export function useHitSteps({ blockText, goTo, here }: ReaderText) {
  const hits = useMemo(() => searchHitsOf(blockText), [blockText])
  const [now, setNow] = useState<number>()
  const [isPutAway, putAway] = useState(false)
  return {
    count: hits.length,
    now,
    /** Whether the reader has hidden the hit buttons. A tool in the toolbar shows them again. */
    isPutAway,
    putAway,
    hit: now === undefined ? undefined : hits[now],
    step(by: 1 | -1) {
      const to = nextHitIndex(hits, now, by, here())
      const hit = hits[to]
      if (!hit) return
      setNow(to)
      goTo({ block: blockIndexAt(blockText, hit.passage, hit.from), part: 0, toMatch: true })
    },
  }
}

type Hits = ReturnType<typeof useHitSteps>

/**
 * Shows the number of the current hit, and buttons to the previous and the next hit. The buttons float above the
 * toolbar until the reader hides them.
 */
export function HitButtons({ hits: { count, now, step, putAway } }: { hits: Hits }) {
  const counts = { now: formatCount((now ?? 0) + 1), count: formatCount(count) }
  return (
    <View className='hit-keys' {...role('group')} aria-label={fill(words.all, counts)}>
      <View className='hit-keys__count num' aria-hidden='true'>
        {words.name}
        <Text className='hit-keys__now'>{now === undefined ? counts.count : counts.now}</Text>
        {now !== undefined && `/${counts.count}`}
      </View>
      <View className='visually-hidden' aria-live='polite'>
        {now !== undefined && fill(words.at, counts)}
      </View>
      {now === undefined && (
        <Tap className='hit-keys__first' onTap={() => step(1)} sensorsName='hits_first'>
          {words.first}
        </Tap>
      )}
      <IconButton icon='chevron-up' label={words.before} onTap={() => step(-1)} sensorsName='hits_previous' />
      <IconButton icon='chevron-down' label={words.after} onTap={() => step(1)} sensorsName='hits_next' />
      <IconButton icon='x' label={words.putAway} onTap={() => putAway(true)} sensorsName='hits_put_away' />
    </View>
  )
}

/** Holds the in-page search: the typed text, its matches and the current match. */
export function useInPageSearch({ blockText, goTo, here }: ReaderText) {
  const [state, setState] = useState({ open: false, text: '', matches: NO_MATCHES, now: 0 })
  const { matches } = state

  const show = (results: typeof matches, now: number) => {
    const match = matchAt(results, now)
    if (match) goTo({ block: blockIndexAt(blockText, match.passage, match.from), part: 0, toMatch: true })
  }
  return {
    ...state,
    count: matches.starts.length,
    open: () => setState({ ...state, open: true }),
    isOpen: state.open,
    close: () => setState({ open: false, text: '', matches: NO_MATCHES, now: 0 }),
    /** Finds the typed text. The current match becomes the first match at or after the reader's position. */
    type(text: string) {
      const results = findInPassages(blockText.plain, text)
      const { passage, offset } = here()
      const now = nextMatchFrom(results, passage, offset)
      setState({ ...state, text, matches: results, now })
      show(results, now)
    },
    /** Goes to the next or the previous match. Wraps around at both ends. */
    step(by: 1 | -1) {
      const count = matches.starts.length
      if (!count) return
      const now = (state.now + by + count) % count
      setState({ ...state, now })
      show(matches, now)
    },
  }
}

type Find = ReturnType<typeof useInPageSearch>

/**
 * Shows the search box, the number of matches, and buttons to the previous and the next match. Replaces the
 * toolbar.
 */
export function FindBar({ find }: { find: Find }) {
  const { text, now, count } = find
  const keyboard = useKeyboardHeight()
  const places = { now: formatCount(now + 1), count: formatCount(count) }
  const message = text && (count ? fill(reader.matches, places) : reader.noMatch)
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
        {message}
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
