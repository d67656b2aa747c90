import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { deskCopy, fill } from '@/copy/workspace'
import { changesIn } from '@domain/workspace/sync-state'
import { adoptGuestDesk, countGuestDesk } from '@/actions/adopt-guest-workspace'
import { syncDesk } from '@/actions/sync-workspace'
import { toast } from '@/platform/toast'
import { useDesk, useSyncing } from '@/stores/workspace'
import { useSession } from '@/stores/session'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'

const { desk: words } = deskCopy

/** Percent of the space of an account. */
const NEARLY_FULL = 80

/** What one should know of where the desk is kept: at most one sentence at a time. */
export function SyncNotice() {
  const isGuest = useSession(({ token }) => !token)
  const kept = useDesk(desk => desk.kept)
  const waiting = useDesk(({ ledger }) => changesIn(ledger).length)
  const { error, full, space } = useSyncing()
  const offered = useOffered()

  if (!kept) return <Strip sentence={words.notKept} />
  if (offered.count) {
    const adopt = { label: words.adopt, onTap: offered.adopt, sensorsName: 'desk_adopt' }
    return <Strip sentence={fill(words.offered, { count: offered.count })} action={adopt} />
  }
  if (isGuest) return waiting > 0 ? <Strip sentence={words.guest} /> : null
  if (full) return <Strip sentence={words.syncFull} />
  if (error && waiting) {
    const again = { label: words.again, onTap: () => void syncDesk(), sensorsName: 'desk_sync' }
    return <Strip sentence={words.syncFailed} action={again} />
  }
  const percent = space ? Math.floor((space.used / space.most) * 100) : 0
  return percent < NEARLY_FULL ? null : <Strip sentence={fill(words.syncNearlyFull, { percent })} />
}

/** What lay on this device before the login: whether it is the same person's, only they know. */
function useOffered() {
  const owner = useDesk(desk => desk.owner)
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isHere = true
    void countGuestDesk().then(found => isHere && setCount(found))
    return () => {
      isHere = false
    }
  }, [owner])
  const adopt = () =>
    void adoptGuestDesk().then(adopted => {
      setCount(0)
      toast(fill(words.adopted, { count: adopted }))
    })
  return { count, adopt }
}

interface StripProps {
  sentence: string
  action?: { label: string; onTap: () => void; sensorsName: string }
}

function Strip({ sentence, action }: StripProps) {
  return (
    <View className='desk-notice' {...role('status')}>
      <Text className='desk-notice__sentence'>{sentence}</Text>
      {action && (
        <Button look='text' onTap={action.onTap} sensorsName={action.sensorsName}>
          {action.label}
        </Button>
      )}
    </View>
  )
}
