import { copy } from '@/copy'
import { relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Notice, wayHome } from '@/ui/notice'

export default function NotFound() {
  return <Notice kind='not-found' sentence={copy.notFoundPage} actions={[wayHome(() => void relaunch(HOME))]} />
}
