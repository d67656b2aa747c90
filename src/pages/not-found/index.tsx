import { copy } from '@/copy'
import { relaunch } from '@/navigation'
import { HOME } from '@/routes'
import { Notice, wayHome } from '@/ui/notice'

export default function NotFound() {
  return <Notice kind='not-found' sentence={copy.notFoundPage} actions={[wayHome(() => void relaunch(HOME))]} />
}
