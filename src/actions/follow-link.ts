import type { LinkSegment } from '@/ui/segments/types'
import { openDocument } from './open-document'

/** A link of the service that cites no article names the document it leads to. */
export function followLink({ attributes = {} }: LinkSegment) {
  const { lid, jid } = attributes
  if (lid) void openDocument('law-detail', { lid })
  else if (jid) void openDocument('case-detail', { jid })
}
