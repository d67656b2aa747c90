import { Text } from '@tarojs/components'
import { useSyncExternalStore } from 'react'
import { copy, fill } from '@/copy'
import { offline } from '@/platform/offline'
import { Tap } from './tap'
import './kept-notice.scss'

/** Says that what is shown may be older than what the services have, and asks them again. */
export function KeptNotice() {
  const day = useSyncExternalStore(offline.watch, offline.keptDay, offline.keptDay)
  if (!day) return null
  return (
    <Tap className='kept-notice' onTap={offline.retry} sensorsName='kept_retry'>
      <Text className='kept-notice__sentence'>{fill(copy.offline.kept, { day })}</Text>
      <Text className='kept-notice__key'>{copy.action.retry}</Text>
    </Tap>
  )
}
