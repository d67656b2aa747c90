import { bookmarkCopy, fill } from '@/copy/bookmark'
import { toast } from '@/platform/messages'
import { clearSyncedWorkspace as release } from '@/stores/workspace'

/**
 * Clears the device's workspace after a logout. If some changes are not synced yet, the whole workspace stays, and a
 * message shows the number of these changes.
 */
export async function clearDeviceWorkspace(owner: string) {
  const count = await release(owner)
  if (count) toast(fill(bookmarkCopy.bookmark.unsynced, { count }))
}
