/** Marking words: a note holds a limited number of passages, and omitted words are reported. */
import { notesCopy, fill } from '@/copy/notes'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import type { TextAnchor } from '@domain/workspace/note'
import { notesIn } from '@domain/workspace/notes'
import { addHighlight } from '@/features/reader/notes/note-actions'
import { useToast } from '@/platform/messages'
import { transport } from '@/platform/transport'
import { vault } from '@/platform/vault'
import { useSession } from '@/stores/session'
import { useWorkspace } from '@/stores/workspace'

const SUBJECT = {
  on: 'law x',
  title: '民法典',
  route: 'law-detail',
  params: { lid: 'x' },
  citation: '《民法典》',
} as const
const spots = (count: number) =>
  Array.from({ length: count }, (_, passage): TextAnchor => ({ passage, from: 0, quote: '当事人应当遵循' }))
const marked = () => notesIn(useWorkspace.getState().syncState)

beforeEach(() => {
  jest.spyOn(vault, 'read').mockResolvedValue([])
  jest.spyOn(vault, 'write').mockResolvedValue(true)
})

test('as many as one note holds are marked, one more is refused and said', async () => {
  expect(await addHighlight(SUBJECT, spots(WORKSPACE_LIMITS.anchors + 1))).toBeUndefined()
  expect(useToast.getState().current?.text).toBe(fill(notesCopy.notes.tooMany, { most: WORKSPACE_LIMITS.anchors }))
  expect(marked()).toEqual([])
  const id = await addHighlight(SUBJECT, spots(WORKSPACE_LIMITS.anchors))
  expect(marked().map(note => [note.id, note.body.spots.length])).toEqual([[id, WORKSPACE_LIMITS.anchors]])
})

test('a member whom no screen has identified yet can mark', async () => {
  const me = { isSuccess: true, data: { user_id: 'u1' } }
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify(me) })
  useSession.setState({ token: 't', userId: undefined })
  const id = await addHighlight(SUBJECT, spots(1))
  expect([useWorkspace.getState().owner, marked().map(note => note.id)]).toEqual(['u1', [id]])
  useSession.getState().signOut()
})
