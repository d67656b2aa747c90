import type { SavedDocument } from '@domain/workspace/entry'
import { type WorkspaceEntry, mergeServerEntry, mergeSavedDocuments } from '@domain/workspace/sync-state'
import { type Note, parseNote, chooseNoteText } from '@domain/workspace/note'

const NOTE: Note = {
  on: 'case-detail 1',
  title: '甲诉乙案',
  route: 'case-detail',
  params: { jid: '1' },
  citation: '甲诉乙案',
  colour: 'gold',
  spots: [{ passage: 3, from: 0, quote: '本院认为' }],
  madeAt: 1,
}

const mine = (text: string | undefined, editedAt: number): WorkspaceEntry<'note'> => ({
  id: 'n',
  kind: 'note',
  body: { ...NOTE, text },
  editedAt,
  version: 1,
  changed: true,
})

const hear = (entry: WorkspaceEntry, body: Partial<Note>, editedAt: number) =>
  mergeServerEntry(entry, { id: 'n', kind: 'note', body: JSON.stringify({ ...NOTE, ...body }), editedAt, version: 2 })!

describe('a note that two devices have written to', () => {
  it.each([
    ['the later here', 300, '这里', '那里', 200],
    ['the later there', 100, '那里', '这里', 100],
  ])('%s: its text stands, the other beside it, and the services are told', (_, at, text, other, editedAt) => {
    const next = hear(mine('这里', at), { text: '那里' }, 200)
    expect(next).toMatchObject({ version: 2, changed: true, body: { text, others: [{ text: other, editedAt }] } })
  })

  it('needs no choice where one wrote nothing', () => {
    expect(hear(mine(undefined, 300), { text: '那里' }, 200).body).toMatchObject({ text: '那里' })
    expect(hear(mine('这里', 100), { colour: 'ok' }, 200).body).toMatchObject({ text: '这里', colour: 'ok' })
    expect(hear(mine(undefined, 300), { text: '那里' }, 200).body).not.toMatchObject({ others: expect.anything() })
  })

  it('is as the services have it where both wrote the same, and nothing need be told', () => {
    expect(hear(mine('同样', 100), { text: '同样', colour: 'ok' }, 200).changed).toBeUndefined()
  })

  it('keeps the texts of three', () => {
    const next = hear(mine('三', 300), { text: '二', others: [{ text: '一', editedAt: 50 }] }, 200)
    expect(next.body).toMatchObject({
      text: '三',
      others: [
        { text: '一', editedAt: 50 },
        { text: '二', editedAt: 200 },
      ],
    })
  })

  it('has one text again once somebody has chosen', () => {
    const note = { ...NOTE, text: '一', others: [{ text: '二', editedAt: 1 }] }
    expect(chooseNoteText(note, '二')).toEqual({ ...NOTE, text: '二', others: undefined })
  })
})

test('a note is read with care', () => {
  expect(parseNote({ ...NOTE })).toEqual({ ...NOTE, spots: [expect.objectContaining(NOTE.spots[0])] })
  expect(parseNote({ ...NOTE, spots: [] })).toBeUndefined()
  expect(parseNote({ ...NOTE, spots: [{ passage: -1, from: 0, quote: '字' }] })).toBeUndefined()
  expect(parseNote({ ...NOTE, colour: 'puce' })?.colour).toBe('gold')
  expect(parseNote({ ...NOTE, text: '长'.repeat(20_000) })?.text).toBeUndefined()
})

describe('a document that two workspaces hold', () => {
  const document = (more: Partial<SavedDocument>): SavedDocument => ({
    ...{ title: '甲', route: 'case-detail', params: {}, library: '案例', citation: '甲', folders: [], keptAt: 1 },
    ...more,
  })

  it('lies in the folders of both, with the remarks of both', () => {
    const both = mergeSavedDocuments(
      document({ folders: ['a', 'b'], remark: '一' }),
      document({ folders: ['b', 'c'], remark: '二' }),
    )
    expect(both).toEqual(document({ folders: ['a', 'b', 'c'], remark: '一\n二' }))
  })

  it('has a remark once that is part of the other', () => {
    expect(mergeSavedDocuments(document({ remark: '一' }), document({ remark: '一二' })).remark).toBe('一二')
    expect(mergeSavedDocuments(document({ remark: '一二' }), document({ remark: '一' })).remark).toBe('一二')
    expect(mergeSavedDocuments(document({}), document({})).remark).toBeUndefined()
  })
})
