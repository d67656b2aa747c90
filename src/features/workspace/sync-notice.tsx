import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import { unsyncedChanges } from '@domain/workspace/sync-state'
import { adoptGuestWorkspace, countGuestEntries } from '@/actions/adopt-guest-workspace'
import { syncWorkspace } from '@/actions/sync-workspace'
import { toast } from '@/platform/messages'
import { useWorkspace, useSyncStatus } from '@/stores/workspace'
import { useSession } from '@/stores/session'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'

const { workspace: words } = workspaceCopy

/** The percent of an account's space from which a warning is shown. */
const NEARLY_FULL = 80

/** Warns about storage and sync, one sentence at a time. */
export function SyncNotice() {
  const isGuest = useSession(({ token }) => !token)
  const isStored = useWorkspace(workspace => workspace.isStored)
  const waiting = useWorkspace(({ syncState }) => unsyncedChanges(syncState).length)
  const { error, full, space } = useSyncStatus()
  const guestEntries = useGuestEntries()

  if (!isStored) return <Strip sentence={words.notStored} />
  if (guestEntries.count) {
    const adopt = { label: words.adopt, onTap: guestEntries.adopt, sensorsName: 'desk_adopt' }
    return <Strip sentence={fill(words.guestEntries, { count: guestEntries.count })} action={adopt} />
  }
  if (isGuest) return waiting > 0 ? <Strip sentence={words.guest} /> : null
  if (full) return <Strip sentence={words.syncFull} />
  if (error && waiting) {
    const again = { label: words.again, onTap: () => void syncWorkspace(), sensorsName: 'desk_sync' }
    return <Strip sentence={words.syncFailed} action={again} />
  }
  const percent = space ? Math.floor((space.used / space.most) * 100) : 0
  return percent < NEARLY_FULL ? null : <Strip sentence={fill(words.syncNearlyFull, { percent })} />
}

/**
 * Counts the entries that a guest saved on this device. `adopt` copies them into the account. Another person may have
 * saved them, so only the reader can decide.
 */
function useGuestEntries() {
  const owner = useWorkspace(workspace => workspace.owner)
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isHere = true
    void countGuestEntries().then(guestCount => isHere && setCount(guestCount))
    return () => {
      isHere = false
    }
  }, [owner])
  const adopt = () =>
    void adoptGuestWorkspace().then(adopted => {
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
    <View className='workspace-notice' {...role('status')}>
      <Text className='workspace-notice__sentence'>{sentence}</Text>
      {action && (
        <Button look='text' onTap={action.onTap} sensorsName={action.sensorsName}>
          {action.label}
        </Button>
      )}
    </View>
  )
}
