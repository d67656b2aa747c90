import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { readerCopy, fill } from '@/copy/reader'
import { plainText } from '@domain/text/markup'
import type { Change } from '@domain/text/text-diff'
import { role } from '@/ui/aria'
import { Segmented } from '@/ui/segmented'
import { Changes } from './changes'
import { compare } from './compare'
import type { ArticleHistory } from './history'
import { newest } from './pick'
import { type Version, VersionList } from './version-list'
import './index.scss'

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
