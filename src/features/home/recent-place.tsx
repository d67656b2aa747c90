import { useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { RECENT } from '@/libraries/case-search'
import { bridge } from '@/platform/bridge'
import { searchHistory } from '@/platform/storage/keys'
import { useReadingHistory } from '@/stores/reading-history'
import { Lazy } from '@/request/lazy'

const code = async () => (await import('./recent')).Recent
const SHOWN = 3
/** How many lines there will be of each kind. */
const countKept = () =>
  [searchHistory(RECENT.category.key).get()?.length ?? 0, useReadingHistory.getState().entries.length].map(count =>
    Math.min(count, SHOWN),
  )

/** Whoever has neither searched nor read yet does without; for the others the room is kept, so that nothing moves. */
export function RecentPlace() {
  const [kept, setKept] = useState(countKept)
  useDidShow(() => setKept(countKept()))
  const lines = kept.filter(count => count > 0)
  if (lines.length === 0 && !bridge.available()) return null
  const waiting = lines.map((count, at) => <View key={at} className={`recent-place recent-place--${count}`} />)
  return <Lazy code={code} waiting={<>{waiting}</>} />
}
