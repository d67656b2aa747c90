import { copy } from '@/copy'
import { back } from '@/routing/navigation'
import { host } from '@/platform/host'
import { Header } from '@/ui/header'

/** The wrapper has no back key of its own; a browser and the mini-program do. */
export function RelatedDocumentsHeader() {
  const onBack = host.current() === 'app' ? () => void back() : undefined
  return <Header title={copy.document.related} onBack={onBack} ruled />
}
