import { documentOf } from '@/api/share-target'
import type { ListRow } from './library'

/**
 * Under which id a document is kept, from its reader and from a row of a list alike: a law by its name, whichever of its
 * versions it was. Nothing where its address does not name it.
 */
export function deskIdOf({ route, params }: ListRow['opens'], law?: string): string | undefined {
  if (law !== undefined) return `law ${law}`
  const id = documentOf(route, params)
  return id && `${route} ${id}`
}
