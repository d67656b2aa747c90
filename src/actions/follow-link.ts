import type { LinkSegment } from '@/ui/segments/types'
import { openDocument } from './open-document'

/** Opens the document to which a link in a text leads. Links that cite an article are handled elsewhere. */
export function followLink({ attributes = {} }: LinkSegment) {
  const { lid, jid } = attributes
  if (lid) void openDocument('law-detail', { lid })
  else if (jid) void openDocument('case-detail', { jid })
}
