import { copy } from '@/copy'
import { Notice, wayHome } from '@/ui/page'

export default function NotFound() {
  return <Notice kind='not-found' sentence={copy.notFoundPage} actions={[wayHome]} />
}
