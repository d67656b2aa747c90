import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { Tap } from '@/ui/tap'
import { Timeline } from '@/ui/timeline'
import { type Pair, pick } from './pick'

export interface Version {
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
export function VersionList({ versions, pair, onPick }: VersionListProps) {
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
