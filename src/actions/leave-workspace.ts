import { keepCopy, fill } from '@/copy/bookmark'
import { toast } from '@/platform/toast'
import { leaveDesk as leave } from '@/stores/workspace'

/** What could not be told to the services yet is not lost with the session: its owner hears of it. */
export async function leaveDesk(owner: string) {
  const count = await leave(owner)
  if (count) toast(fill(keepCopy.keep.left, { count }))
}
