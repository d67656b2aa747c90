import { open } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'

interface NamedDocument {
  id: string
  title: string
}

/** Asks for a mask of a name in a document, or for its removal (申请隐名、撤下), on the mini-program's own page. */
export const removal = {
  isAvailable: () => true,
  ask: (screen: RouteName, { id, title }: NamedDocument) => void open('removal', { screen, id, title }),
}
