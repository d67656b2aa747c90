import { bookmarkCopy, fill } from '@/copy/bookmark'
import { toast } from '@/platform/messages'
import { clearSyncedWorkspace as release } from '@/stores/workspace'

/**
 * Clears the device's workspace after a logout. Changes that are not synced yet stay, and a message shows
 * their number.
 */
export async function clearDeviceWorkspace(owner: string) {
  const count = await release(owner)
  if (count) toast(fill(bookmarkCopy.bookmark.unsynced, { count }))
}
