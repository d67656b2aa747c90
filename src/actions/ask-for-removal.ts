import { open } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'

interface NamedDocument {
  id: string
  title: string
}

/**
 * Opens the mini-program's page where a person asks to mask a name in a document, or to remove the document
 * (申请隐名、撤下).
 */
export const removalRequest = {
  isAvailable: () => true,
  ask: (screen: RouteName, { id, title }: NamedDocument) => void open('removal', { screen, id, title }),
}
