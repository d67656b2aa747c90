import { useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { RECENT } from '@/libraries/case-search'
import { bridge } from '@/platform/bridge'
import { searchHistory } from '@/platform/storage/keys'
import { Lazy } from '@/request/lazy'

const code = async () => (await import('./recent')).Recent
const countKept = () => Math.min(searchHistory(RECENT.category.key).get()?.length ?? 0, 3)

/** Whoever has not searched yet does without; for the others the room is kept, so that nothing moves. */
export function RecentPlace() {
  const [kept, setKept] = useState(countKept)
  useDidShow(() => setKept(countKept()))
  if (kept === 0 && !bridge.available()) return null
  return <Lazy code={code} waiting={<View className={`recent-place recent-place--${kept}`} />} />
}
