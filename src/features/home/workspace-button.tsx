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

/**
 * Shows the button that opens the workspace. A dot marks new results of saved searches. Prefetches the
 * workspace for users who have saved something.
 */
export function WorkspaceButton() {
  const [newCount, setNewCount] = useState(deviceValues.alertCount.get)
  useDidShow(() => setNewCount(deviceValues.alertCount.get()))
  const hasAlerts = newCount !== undefined
  useEffect(() => {
    if (!hasAlerts) return
    let isMounted = true
    prefetch('desk')
    whenIdle(() => {
      const look = import('@/shared/alerts').then(({ checkSavedSearches }) => checkSavedSearches())
      // If the check fails, for example without a network, the number from the last check stays.
      look.then(() => isMounted && setNewCount(deviceValues.alertCount.get())).catch(() => undefined)
    })
    return () => {
      isMounted = false
    }
  }, [hasAlerts])
  const { title } = ROUTES.desk
  return (
    <View className='workspace-button'>
      <IconButton
        icon='briefcase'
        label={newCount ? fill(copy.home.newResults, { title, count: newCount }) : title}
        onTap={() => void goToWorkspace()}
        sensorsName='home_desk'
      />
      {!!newCount && <View className='workspace-button__dot' />}
    </View>
  )
}
