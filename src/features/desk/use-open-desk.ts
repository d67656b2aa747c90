import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { syncDesk } from '@/actions/sync-desk'
import { openDesk, useDesk } from '@/stores/desk'
import { useSession } from '@/stores/session'

/** Reads the desk of whoever is here, and hears what was changed elsewhere. Answers whether it is there to be seen. */
export function useOpenDesk(): boolean {
  const owner = useSession(({ token, userId }) => `${token ? 'of' : 'guest'} ${userId ?? ''}`)
  useEffect(() => {
    void openDesk().then(syncDesk)
  }, [owner])
  useDidShow(() => void syncDesk())
  return useDesk(desk => desk.owner !== undefined)
}
