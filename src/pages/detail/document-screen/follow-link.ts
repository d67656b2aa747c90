import type { LinkSegment } from '@/ui/segments/types'
import { openDocument } from '@/actions/open-document'

/** A link of the service names the document it leads to. */
export function followLink({ attributes = {} }: LinkSegment) {
  const { lid, jid, article } = attributes
  if (lid) void openDocument('law-detail', article ? { lid, article } : { lid })
  else if (jid) void openDocument('case-detail', { jid })
}
