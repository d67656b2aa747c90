import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import { plainText } from '@domain/text/markup'
import { type Change, paragraphsOf } from '@domain/text/text-diff'
import { role } from '@/ui/aria'
import { Segmented } from '@/ui/segmented'
import { compare } from './compare'
import type { ArticleHistory } from './history'
import { Tap } from '@/ui/tap'
import { Timeline } from '@/ui/timeline'
import './index.scss'

/** Two versions to compare, by their places in a list from old to new: the older one always before the newer. */
interface Pair {
  before: number
  after: number
}

/** What the newest has of the one before it. */
export const newest = (count: number): Pair => ({ before: count - 2, after: count - 1 })

/** The other one gives way. */
export const pick = (pair: Pair, side: keyof Pair, version: number): Pair =>
  side === 'before'
    ? { before: version, after: Math.max(pair.after, version + 1) }
    : { before: Math.min(pair.before, version - 1), after: version }

interface Version {
  name: string
  /** The law it stood in. */
  title: string
  text: string
}

interface VersionListProps {
  versions: Version[]
  pair: Pair
  onPick: (pair: Pair) => void
}

/** Every version with two rings: one takes it as the old text, one as the new. The oldest is never new, the newest never old. */
function VersionList({ versions, pair, onPick }: VersionListProps) {
  const ring = (side: keyof Pair, at: number, sentence: string) => (
    <Tap
      role='radio'
      className={`version__ring${pair[side] === at ? ' version__ring--on' : ''}`}
      label={fill(sentence, { name: versions[at]?.name ?? '' })}
      checked={pair[side] === at}
      onTap={() => onPick(pick(pair, side, at))}
      sensorsName={`versions_${side}`}
    />
  )
  const entries = versions.map(({ name, title }, at) => ({
    marked: at === pair.before || at === pair.after,
    content: (
      <View className='version'>
        <View className='version__names'>
          <View className='version__name'>{name}</View>
          <View className='version__title'>{title}</View>
        </View>
        {at < versions.length - 1 ? (
          ring('before', at, readerCopy.versions.asBefore)
        ) : (
          <View className='version__none' />
        )}
        {at > 0 ? ring('after', at, readerCopy.versions.asAfter) : <View className='version__none' />}
      </View>
    ),
  }))
  return (
    <View className='versions__list'>
      <View className='version version--head' aria-hidden='true'>
        <View className='version__names' />
        <Text className='version__side'>{readerCopy.versions.before}</Text>
        <Text className='version__side'>{readerCopy.versions.after}</Text>
      </View>
      <Timeline label={readerCopy.versions.list} entries={entries} />
    </View>
  )
}

const SPOKEN = {
  added: { role: 'insertion', word: readerCopy.versions.added },
  removed: { role: 'deletion', word: readerCopy.versions.removed },
}

/** What was taken out is struck through, what came in stands on a ground of its own, and both are said. */
function Changes({ changes }: { changes: Change[] }) {
  return (
    <View className='versions__text'>
      {paragraphsOf(changes).map((paragraph, at) => (
        <View key={at} className='versions__paragraph'>
          {paragraph.map(({ kind, text }, index) =>
            kind === 'same' ? (
              <Text key={index}>{text}</Text>
            ) : (
              <Text key={index} className={`change change--${kind}`} {...role(SPOKEN[kind].role)}>
                <Text className='visually-hidden'>{SPOKEN[kind].word}</Text>
                {text}
              </Text>
            ),
          )}
        </View>
      ))}
    </View>
  )
}

const versionsOf = ({ title, text, versions }: ArticleHistory): Version[] => [
  ...versions.map(({ actionName, title, text }) => ({ name: actionName || title, title, text: plainText(text) })),
  { name: readerCopy.versions.current, title, text: plainText(text) },
]

type Way = keyof typeof readerCopy.versions.ways
const WAYS = Object.entries(readerCopy.versions.ways).map(([key, label]) => ({ key: key as Way, label }))

/** One of the versions by itself, or both in one. */
function shownAs(way: Way, changes: Change[]): Change[] {
  if (way === 'compared') return changes
  const leftOut = way === 'before' ? 'added' : 'removed'
  return changes.filter(({ kind }) => kind !== leftOut).map(({ text }) => ({ kind: 'same', text }))
}

function summaryOf(changes: Change[]): string {
  const count = (wanted: Change['kind']) => changes.filter(({ kind }) => kind === wanted).length
  const [added, removed] = [count('added'), count('removed')]
  return added + removed ? fill(readerCopy.versions.changed, { added, removed }) : readerCopy.versions.same
}

/** Which two versions, and what changed between them. */
export function Comparison({ history }: { history: ArticleHistory }) {
  const versions = useMemo(() => versionsOf(history), [history])
  const [pair, setPair] = useState(() => newest(versions.length))
  const [way, setWay] = useState<Way>('compared')
  const [before, after] = [versions[pair.before], versions[pair.after]]
  const changes = useMemo(() => compare(before?.text ?? '', after?.text ?? ''), [before, after])
  return (
    <View className='versions'>
      <VersionList versions={versions} pair={pair} onPick={setPair} />
      <View className='versions__bar'>
        <Text className='versions__summary' {...role('status')}>
          {summaryOf(changes)}
        </Text>
        <Segmented
          choices={WAYS}
          active={way}
          onChange={setWay}
          label={readerCopy.versions.show}
          sensorsName='versions_way'
        />
      </View>
      <Changes changes={shownAs(way, changes)} />
    </View>
  )
}
