import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { role } from '@/ui/aria'
import { IconButton } from '@/ui/icon-button'
import type { Hits } from './use-hits'
import './hit-keys.scss'

const { hits: words } = readerCopy.reader

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
