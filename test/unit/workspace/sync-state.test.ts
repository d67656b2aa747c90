import type { Folder } from '@domain/workspace/entry'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import {
  type WorkspaceEntry,
  type ServerEntry,
  mergeServerEntry,
  confirmSentEntry,
  isOlderEntry,
  parseWorkspaceEntry,
} from '@domain/workspace/sync-state'

const folder = (name: string): Folder => ({ name, colour: 'brand', order: 1 })
const mine = (name: string | undefined, more: Partial<WorkspaceEntry<'folder'>> = {}): WorkspaceEntry<'folder'> => ({
  id: 'f',
  kind: 'folder',
  body: name === undefined ? undefined : folder(name),
  editedAt: 100,
  version: 1,
  ...more,
})
const remote = (name: string | null, more: Partial<ServerEntry> = {}): ServerEntry => ({
  id: 'f',
  kind: 'folder',
  body: name === null ? null : JSON.stringify(folder(name)),
  editedAt: 200,
  version: 2,
  ...more,
})
const nameOf = (entry?: WorkspaceEntry) => (entry?.body as Folder | undefined)?.name

test('a document with a long title, saved by an older app on another device, keeps the start of its title', () => {
  const params = { lid: 'l1' }
  const body = JSON.stringify({ title: '法'.repeat(2000), route: 'law-detail', params })
  const entry = mergeServerEntry(undefined, { id: 'law', kind: 'document', body, editedAt: 1, version: 1 })
  expect(entry?.body).toMatchObject({ title: '法'.repeat(WORKSPACE_LIMITS.title), params })
})

describe('what the services tell', () => {
  it('is taken where nothing was changed here', () => {
    expect(nameOf(mergeServerEntry(undefined, remote('new')))).toBe('new')
    expect(mergeServerEntry(mine('old'), remote('new'))).toMatchObject({ version: 2, body: folder('new') })
  })

  it('changes nothing where it is known, or cannot be read', () => {
    const entry = mine('same', { version: 2 })
    expect(mergeServerEntry(entry, remote('same'))).toBe(entry)
    expect(mergeServerEntry(entry, remote('x', { kind: 'another', version: 3 }))).toBe(entry)
    expect(mergeServerEntry(undefined, remote('x', { body: '{' }))?.body).toBeUndefined()
  })

  it('loses to a later edit here, which is told again on top of it', () => {
    const next = mergeServerEntry(mine('mine', { changed: true, editedAt: 300 }), remote('theirs'))
    expect(next).toMatchObject({ version: 2, changed: true, body: folder('mine') })
  })

  it('wins over an earlier one', () => {
    const next = mergeServerEntry(mine('mine', { changed: true }), remote('theirs'))
    expect(next).toMatchObject({ version: 2, body: folder('theirs') })
    expect(next?.changed).toBeUndefined()
  })

  it('is the same edit: nothing is left to be told', () => {
    expect(mergeServerEntry(mine('one', { changed: true, editedAt: 300 }), remote('one'))?.changed).toBeUndefined()
  })

  it.each([
    ['removed there, worked on here', 'mine', null, 'mine', true],
    ['worked on there, removed here', undefined, 'theirs', 'theirs', undefined],
  ] as const)('%s: no work is lost, whoever was later', (_, here, there, stands, changed) => {
    for (const editedAt of [100, 300]) {
      const next = mergeServerEntry(mine(here, { changed: true, editedAt }), remote(there))
      expect(nameOf(next)).toBe(stands)
      expect(next?.changed).toBe(changed)
    }
  })
})

describe('what the services took', () => {
  it('is told', () => {
    const sent = mine('sent', { changed: true })
    expect(confirmSentEntry(sent, sent, 5)).toEqual({ ...sent, version: 5, changed: undefined })
  })

  it('is told again where it was changed meanwhile', () => {
    const sent = mine('sent', { changed: true })
    expect(confirmSentEntry(mine('later', { changed: true, editedAt: 101 }), sent, 5)).toMatchObject({
      version: 5,
      changed: true,
    })
  })
})

test('what a device kept is read field by field', () => {
  const entry = mine('ok', { changed: true })
  expect(parseWorkspaceEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry)
  for (const wrong of [null, 1, {}, { ...entry, kind: 'x' }, { ...entry, version: -1 }, { ...entry, id: '' }])
    expect(parseWorkspaceEntry(wrong)).toBeUndefined()
  expect(parseWorkspaceEntry({ ...entry, body: { name: 1 } })?.body).toBeUndefined()
})

test('of two of one entry the one with the lower version is older, of one version the one edited before', () => {
  expect(isOlderEntry(mine('x'), undefined)).toBe(false)
  expect(isOlderEntry(mine('x', { version: 1, editedAt: 300 }), mine('y', { version: 2, editedAt: 200 }))).toBe(true)
  expect(isOlderEntry(mine('x', { editedAt: 100 }), mine('y', { editedAt: 200 }))).toBe(true)
  expect(isOlderEntry(mine('x', { editedAt: 200 }), mine('y', { editedAt: 200 }))).toBe(false)
})
