import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { copy, fill } from '@/copy'
import { whenIdle } from '@/platform/idle'
import { deviceValues } from '@/platform/storage/keys'
import { goToWorkspace } from '@/actions/go-to-workspace'
import { prefetch } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { IconButton } from '@/ui/icon-button'

/** The way to the desk, which says that a kept search has found something new. Whoever keeps something finds the desk ready. */
export function DeskKey() {
  const [news, setNews] = useState(deviceValues.alertCount.get)
  useDidShow(() => setNews(deviceValues.alertCount.get()))
  const looks = news !== undefined
  useEffect(() => {
    if (!looks) return
    let isHere = true
    prefetch('desk')
    whenIdle(() => {
      const look = import('@/shared/alerts').then(({ checkSavedSearches }) => checkSavedSearches())
      // Without a network there is nothing new.
      look.then(() => isHere && setNews(deviceValues.alertCount.get())).catch(() => undefined)
    })
    return () => {
      isHere = false
    }
  }, [looks])
  const { title } = ROUTES.desk
  return (
    <View className='workspace-key'>
      <IconButton
        icon='bookmark'
        label={news ? fill(copy.home.deskNews, { title, count: news }) : title}
        onTap={() => void goToWorkspace()}
        sensorsName='home_desk'
      />
      {!!news && <View className='workspace-key__dot' />}
    </View>
  )
}
