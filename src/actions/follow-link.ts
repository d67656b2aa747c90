import type { LinkSegment } from '@/ui/segments/types'
import { openDocument } from './open-document'

/** Opens the document of a link that cites no article. */
export function followLink({ attributes = {} }: LinkSegment) {
  const { lid, jid } = attributes
  if (lid) void openDocument('law-detail', { lid })
  else if (jid) void openDocument('case-detail', { jid })
}
