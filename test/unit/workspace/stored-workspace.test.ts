/** The workspace between the device's storage and the memory of one window. */
import { vault } from '@/platform/vault'
import type { VaultEntry } from '@/platform/ports/data'
import {
  GUEST_OWNER,
  changeWorkspace,
  clearSyncedWorkspace,
  openWorkspace,
  putWorkspaceEntries,
  useWorkspace,
} from '@/stores/workspace'
import { useSession } from '@/stores/session'

jest.mock('@/platform/vault', () => ({
  vault: { read: jest.fn(), write: jest.fn(), clear: jest.fn(), watch: jest.fn() },
}))

const device = jest.mocked(vault)
const [[notify]] = device.watch.mock.calls as [Parameters<typeof vault.watch>]
const entry = (id: string, more: object = {}) => ({
  id,
  kind: 'folder' as const,
  body: { name: id, colour: 'brand' as const, order: 1 },
  editedAt: 1,
  version: 1,
  ...more,
})
const written = (id: string, more: object = {}) => entry(id, { format: 1, ...more })
const workspace = () => useWorkspace.getState()
const nameOf = (id: string) => (workspace().syncState[id]?.body as { name: string } | undefined)?.name

async function open(records: unknown[]) {
  device.read.mockResolvedValue(records as VaultEntry[])
  await openWorkspace()
}

beforeEach(() => {
  useWorkspace.setState({ syncState: {}, cursor: 0, isStored: true }, true)
  device.read.mockReset().mockResolvedValue([])
  device.write.mockReset().mockResolvedValue(true)
  device.clear.mockReset().mockResolvedValue(undefined)
  useSession.setState({ token: undefined, userId: undefined })
})

describe('records of the device', () => {
  test('of an older format are checked, and bad ones dropped', async () => {
    await open([entry('sound'), entry('bad', { version: -1 }), entry('odd', { kind: 'another' }), null, 7])
    expect(Object.keys(workspace().syncState)).toEqual(['sound'])
  })

  test.each([
    ['first', [written('one', { version: 2 }), written('one', { body: { name: 'old' } })]],
    ['last', [written('one', { body: { name: 'old' } }), written('one', { version: 2 })]],
  ])('with one id: the newer one counts, wherever it lies: %s', async (_, records) => {
    await open(records)
    expect(nameOf('one')).toBe('one')
  })

  const cursorId = async () => {
    await openWorkspace()
    putWorkspaceEntries([], 9)
    return device.write.mock.calls[0]![1][0]!.id
  }

  test.each([
    [9, 9],
    [0, 0],
    [-1, 0],
    ['9', 0],
    [undefined, 0],
  ])('give the cursor %j as %j', async (cursor, expected) => {
    const id = await cursorId()
    useWorkspace.setState({ syncState: {}, cursor: 0, isStored: true }, true)
    await open([{ id, cursor }])
    expect(workspace()).toMatchObject({ cursor: expected, syncState: {} })
  })

  test('of another id give no cursor', async () => {
    await open([{ id: ' cursor of another app', cursor: 9 }])
    expect(workspace().cursor).toBe(0)
  })
})

test('the entries of an owner who has left meanwhile do not appear', async () => {
  let answer: (entries: VaultEntry[]) => void = () => undefined
  device.read.mockReturnValueOnce(new Promise<VaultEntry[]>(resolve => (answer = resolve)))
  const opening = openWorkspace()
  useSession.setState({ token: 't', userId: 'u1' })
  answer([written('guest')])
  await opening
  expect([workspace().owner, workspace().syncState]).toEqual([undefined, {}])
})

test('a change before the workspace is loaded is neither shown nor written', () => {
  putWorkspaceEntries([entry('early')])
  expect([workspace().syncState, device.write.mock.calls]).toEqual([{}, []])
})

test('a cursor that has not moved is not written', async () => {
  await open([])
  putWorkspaceEntries([], 3)
  putWorkspaceEntries([], 3)
  expect(device.write).toHaveBeenCalledTimes(1)
})

test('a refused write of the previous owner does not trouble the next one', async () => {
  await open([])
  let answer: (isStored: boolean) => void = () => undefined
  device.write.mockReturnValueOnce(new Promise<boolean>(resolve => (answer = resolve)))
  changeWorkspace([{ id: 'f', kind: 'folder', body: entry('f').body }])
  useSession.setState({ token: 't', userId: 'u1' })
  await openWorkspace()
  answer(false)
  await Promise.resolve()
  expect(workspace()).toMatchObject({ owner: 'u1', isStored: true })
})

describe('a logout', () => {
  test('deletes a workspace that the services have', async () => {
    device.read.mockResolvedValue([written('f')])
    expect(await clearSyncedWorkspace('u1')).toBe(0)
    expect(device.clear).toHaveBeenCalledWith('u1')
  })

  test('spares one with changes that wait, and counts them', async () => {
    device.read.mockResolvedValue([written('f'), written('g', { changed: true })])
    expect(await clearSyncedWorkspace('u1')).toBe(1)
    expect(device.clear).not.toHaveBeenCalled()
  })
})

describe('another window', () => {
  beforeEach(() => open([written('mine', { version: 2, editedAt: 5 })]))

  test('adds its entries', () => {
    notify(GUEST_OWNER, [written('theirs'), entry('bad', { version: -1 })])
    expect(Object.keys(workspace().syncState)).toEqual(['mine', 'theirs'])
  })

  test.each([
    ['a lower version', { version: 1, editedAt: 9 }, 'mine'],
    ['an earlier edit', { version: 2, editedAt: 4 }, 'mine'],
    ['a later edit', { version: 2, editedAt: 6 }, 'theirs'],
  ])('with %s of an entry: the newer one counts', (_, more, expected) => {
    notify(GUEST_OWNER, [written('mine', { body: { name: 'theirs' }, ...more })])
    expect(nameOf('mine')).toBe(expected)
  })

  test('with the workspace of somebody else changes nothing', () => {
    notify('u2', [written('theirs')])
    expect(Object.keys(workspace().syncState)).toEqual(['mine'])
  })
})
