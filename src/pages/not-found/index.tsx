import { copy } from '@/copy'
import { StateScreen, homeAction } from '@/ui/page'

export default function NotFoundPage() {
  return <StateScreen kind='not-found' sentence={copy.notFoundPage} actions={[homeAction]} />
}
