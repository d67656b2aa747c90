import { Access } from '@/features/access'
import { Workspace } from '@/features/workspace'
import { RecentlyRead } from '@/features/recently-read'
import { useParams } from '@/routing/navigation'
import { openWorkspace } from '@/stores/workspace'

// Reading the workspace starts before the first render, to save time.
void openWorkspace()

export default function WorkspacePage() {
  const { place } = useParams()
  return (
    <Access route='desk'>
      <Workspace documentToFile={place} recent={<RecentlyRead initialCount={2} />} />
    </Access>
  )
}
