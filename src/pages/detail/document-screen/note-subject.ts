import { publicParams } from '@/api/share-target'
import type { NoteSubject } from '@/features/reader/notes/types'
import { type Read, deskId } from './desk-id'

/** A document as its notes know it. */
export const noteSubjectOf = (read: Read): NoteSubject => ({
  on: deskId(read),
  title: read.document.title,
  route: read.source.route,
  params: publicParams(read.source.route, read.params),
  citation: read.document.citation,
})
