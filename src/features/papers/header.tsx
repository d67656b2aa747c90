import { copy } from '@/copy'
import { back } from '@/navigation'
import { host } from '@/platform/host'
import { Header } from '@/ui/header'

/** The wrapper has no back key of its own; a browser and the mini-program do. */
export function PapersHeader() {
  const onBack = host.current() === 'app' ? () => void back() : undefined
  return <Header title={copy.document.related} onBack={onBack} ruled />
}
