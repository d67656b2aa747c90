import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import { plainText } from '@domain/text/markup'
import { type TextChange, changesByParagraph } from '@domain/text/text-diff'
import { role } from '@/ui/aria'
import { Segmented } from '@/ui/segmented'
import { compareTexts } from './compare'
import type { ArticleHistory } from './history'
import { Tap } from '@/ui/tap'
import { Timeline } from '@/ui/timeline'
import './index.scss'

/** Two versions to compare, by index in a list from old to new. `before` is always the older one. */
interface VersionPair {
  before: number
  after: number
}

/** Returns the newest version and the version before it. */
export const newestVersionPair = (count: number): VersionPair => ({ before: count - 2, after: count - 1 })

/**
 * Selects a version as the old or the new text. Moves the other version if the old text would not be older than the
 * new one.
 */
export const selectVersion = (pair: VersionPair, side: keyof VersionPair, version: number): VersionPair =>
  side === 'before'
    ? { before: version, after: Math.max(pair.after, version + 1) }
    : { before: Math.min(pair.before, version - 1), after: version }

interface Version {
  name: string
  /** The title of the law. */
  title: string
  text: string
}

interface VersionListProps {
  versions: Version[]
  pair: VersionPair
  onPick: (pair: VersionPair) => void
}

/**
 * Lists the versions with two radio buttons each: one selects the version as the old text, one as the new text. The
 * oldest version cannot be the new text. The newest cannot be the old text.
 */
function VersionList({ versions, pair, onPick }: VersionListProps) {
  const ring = (side: keyof VersionPair, at: number, sentence: string) => (
    <Tap
      role='radio'
      className={`version__ring${pair[side] === at ? ' version__ring--on' : ''}`}
      label={fill(sentence, { name: versions[at]?.name ?? '' })}
      checked={pair[side] === at}
      onTap={() => onPick(selectVersion(pair, side, at))}
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

/** Deleted words are struck through, and inserted words have a background. Screen readers announce both. */
function Changes({ changes }: { changes: TextChange[] }) {
  return (
    <View className='versions__text'>
      {changesByParagraph(changes).map((paragraph, at) => (
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

type ComparisonMode = keyof typeof readerCopy.versions.modes
const MODES = Object.entries(readerCopy.versions.modes).map(([key, label]) => ({ key: key as ComparisonMode, label }))

/** Returns the changes to show: those between both versions, or the plain text of one version. */
function changesIn(way: ComparisonMode, changes: TextChange[]): TextChange[] {
  if (way === 'compared') return changes
  const hiddenKind = way === 'before' ? 'added' : 'removed'
  return changes.filter(({ kind }) => kind !== hiddenKind).map(({ text }) => ({ kind: 'same', text }))
}

function summaryOf(changes: TextChange[]): string {
  const count = (countedKind: TextChange['kind']) => changes.filter(({ kind }) => kind === countedKind).length
  const [added, removed] = [count('added'), count('removed')]
  return added + removed ? fill(readerCopy.versions.changed, { added, removed }) : readerCopy.versions.same
}

/** Lets the reader select two versions, and shows how they differ. */
export function VersionComparison({ history }: { history: ArticleHistory }) {
  const versions = useMemo(() => versionsOf(history), [history])
  const [pair, setPair] = useState(() => newestVersionPair(versions.length))
  const [way, setWay] = useState<ComparisonMode>('compared')
  const [before, after] = [versions[pair.before], versions[pair.after]]
  const changes = useMemo(() => compareTexts(before?.text ?? '', after?.text ?? ''), [before, after])
  return (
    <View className='versions'>
      <VersionList versions={versions} pair={pair} onPick={setPair} />
      <View className='versions__bar'>
        <Text className='versions__summary' {...role('status')}>
          {summaryOf(changes)}
        </Text>
        <Segmented
          choices={MODES}
          active={way}
          onChange={setWay}
          label={readerCopy.versions.show}
          sensorsName='versions_way'
        />
      </View>
      <Changes changes={changesIn(way, changes)} />
    </View>
  )
}
