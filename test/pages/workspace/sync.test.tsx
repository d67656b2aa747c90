/** Where the workspace says it is stored: on this device, with the account, or nowhere. */
import { WORKSPACE_PATHS } from '@contract/paths'
import { workspaceCopy, fill } from '@/copy/workspace'
import { removeDocument, saveDocument } from '@/actions/save-document'
import type { Note } from '@domain/workspace/note'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { signOut } from '@/actions/use-sign-in'
import { initWorkspace, syncWorkspace } from '@/actions/sync-workspace'
import { GUEST_OWNER, changeWorkspace, useWorkspace, useSyncStatus } from '@/stores/workspace'
import { useSession } from '@/stores/session'
import { act, all, until } from '../../support/render-block'
import { toastTexts } from '../../support/toasts'
import {
  OWNER,
  PATIENCE,
  type Seed,
  bodyOf,
  button,
  device,
  folder,
  foldersOf,
  judgment,
  law,
  lay,
  note,
  open,
  requestsTo,
  service,
  signIn,
  tap,
  textsOf,
  titles,
} from './support'

const { workspace: words } = workspaceCopy
const notice = () => textsOf('.workspace-notice__sentence')
const changed = (seed: Seed): Seed => ({ ...seed, changed: true, version: 0 })
const isIdle = () => !useSyncStatus.getState().busy
const settled = () => until(() => requestsTo(WORKSPACE_PATHS.sync).length > 0 && isIdle(), PATIENCE)
const syncing = (more: object) => ({ cursor: 1, entries: [], taken: [], refused: [], ...more })

describe('a guest', () => {
  test('who has saved something is told what a login would do; nothing goes to the services', async () => {
    await open([changed(judgment(1))])
    expect(notice()).toEqual([words.guest])
    expect(requestsTo(WORKSPACE_PATHS.sync)).toEqual([])
  })

  test('who has saved nothing is told nothing', async () => {
    await open()
    expect(notice()).toEqual([])
  })
})

describe('a device without room', () => {
  test('says that what is saved would be lost, whoever it is', async () => {
    device.hasRoom = false
    await open([judgment(1), judgment(2)])
    expect(notice()).toEqual([])
    await act(() => removeDocument(judgment(1).id))
    await until(() => notice().length > 0, PATIENCE)
    expect([notice(), titles()]).toEqual([[words.notStored], ['第2案']])
  })

  test('says so no more once it has room again', async () => {
    device.hasRoom = false
    await open([judgment(1), judgment(2), judgment(3)])
    await act(() => removeDocument(judgment(1).id))
    await until(() => notice()[0] === words.notStored, PATIENCE)
    device.hasRoom = true
    await act(() => removeDocument(judgment(2).id))
    await until(() => notice()[0] === words.guest, PATIENCE)
    expect(notice()).toEqual([words.guest])
  })
})

describe('a full workspace', () => {
  test('takes no further document, and says how many it holds', async () => {
    await open([judgment(1)])
    const { syncState } = useWorkspace.getState()
    const entry = syncState[judgment(1).id]!
    const full = Object.fromEntries(
      Array.from({ length: WORKSPACE_LIMITS.entries }, (_, n) => [`${n}`, { ...entry, id: `${n}` }]),
    )
    useWorkspace.setState({ syncState: full })
    const { folders, keptAt, ...body } = entry.body as never as { folders: never; keptAt: never } & Parameters<
      typeof saveDocument
    >[1]
    expect(await saveDocument('case-detail c2', body)).toBe(false)
    expect(toastTexts()).toEqual([fill(workspaceCopy.bookmark.full, { most: WORKSPACE_LIMITS.entries })])
    expect([folders, keptAt, bodyOf('case-detail c2')]).toEqual([[], 999, undefined])
  })
})

describe('a member', () => {
  test('whose workspace is with the services is told nothing', async () => {
    signIn()
    service.answers[WORKSPACE_PATHS.sync] = syncing({ taken: [{ id: judgment(1).id, version: 1 }] })
    await open([changed(judgment(1))])
    await settled()
    expect(notice()).toEqual([])
    expect(useWorkspace.getState().syncState[judgment(1).id]?.changed).toBeUndefined()
  })

  test('who saved a law with too long an id syncs it under a short one, with its notes', async () => {
    signIn()
    const id = `law ${'法'.repeat(300)}`
    await open([changed({ ...law(1), id }), changed({ ...note(1), body: { ...note(1).body, on: id } as Note })])
    await settled()
    const [call] = requestsTo(WORKSPACE_PATHS.sync)
    const [document, marked] = (call?.body as { changes: Array<{ id: string; body: string }> }).changes
    expect(document?.id).toHaveLength(WORKSPACE_LIMITS.id)
    expect(JSON.parse(marked?.body ?? '')).toMatchObject({ on: document?.id })
  })

  test('who logs in again gets back what the logout deleted from the device', async () => {
    const { id, kind, body } = judgment(1)
    const entries = [{ id, kind, body: JSON.stringify(body), editedAt: 5, version: 3 }]
    service.answers[WORKSPACE_PATHS.sync] = syncing({ entries })
    signIn()
    await act(() => initWorkspace())
    await act(() => initWorkspace())
    expect([requestsTo(WORKSPACE_PATHS.sync).length, bodyOf(id)]).toEqual([1, body])
    await act(() => void signOut())
    expect(bodyOf(id)).toBeUndefined()
    signIn(OWNER, 't2')
    await act(() => initWorkspace())
    expect([requestsTo(WORKSPACE_PATHS.sync).length, bodyOf(id)]).toEqual([2, body])
  })

  test('sees what was saved on another device', async () => {
    signIn()
    const { body, kind, id } = judgment(2)
    const entries = [{ id, kind, body: JSON.stringify(body), editedAt: 5, version: 3 }]
    service.answers[WORKSPACE_PATHS.sync] = syncing({ entries })
    await open([judgment(1)])
    await until(() => titles().length === 2, PATIENCE)
    expect(titles()).toEqual(['第1案', '第2案'])
  })

  test.each([
    ['no network', 'network'],
    ['too many requests', 429],
    ['a broken service', 500],
    ['an answer that cannot be read', {}],
  ])('is told of %s, as long as something waits, and can try again', async (_, answer) => {
    signIn()
    service.answers[WORKSPACE_PATHS.sync] = answer
    await open([changed(judgment(1))])
    await until(() => notice().length > 0 && isIdle(), PATIENCE)
    expect(notice()).toEqual([words.syncFailed])
    service.answers[WORKSPACE_PATHS.sync] = syncing({ taken: [{ id: judgment(1).id, version: 1 }] })
    await tap(words.again)
    await until(() => notice().length === 0, PATIENCE)
    expect(notice()).toEqual([])
  })

  test('for whom nothing waits is not troubled by a service that does not answer', async () => {
    signIn()
    service.answers[WORKSPACE_PATHS.sync] = 'network'
    await open([judgment(1)])
    await settled()
    expect(useSyncStatus.getState().error).toMatchObject({ id: 'network' })
    expect(notice()).toEqual([])
  })

  test('whose account is full is told that new entries stay here', async () => {
    signIn()
    service.answers[WORKSPACE_PATHS.sync] = syncing({ refused: [{ id: judgment(1).id, why: 'full' }] })
    await open([changed(judgment(1))])
    await until(() => notice().length > 0, PATIENCE)
    expect([notice(), titles(), button(words.again)]).toEqual([[words.syncFull], ['第1案'], undefined])
  })

  test.each([
    [79, []],
    [80, [fill(words.syncNearlyFull, { percent: 80 })]],
  ])('whose account has used %i%% of its space is told from 80%% on', async (used, sentences) => {
    signIn()
    service.answers[WORKSPACE_PATHS.sync] = syncing({ space: { used, most: 100 } })
    await open([judgment(1)])
    await settled()
    await until(() => notice().length === sentences.length, PATIENCE)
    expect(notice()).toEqual(sentences)
  })

  test('makes room before it asks for some: removals are told first', async () => {
    signIn()
    await open([changed(judgment(1)), { ...changed(judgment(2)), version: 1, body: undefined }])
    await settled()
    const body = requestsTo(WORKSPACE_PATHS.sync)[0]?.body as { changes: Array<{ id: string; body: string | null }> }
    expect(body.changes.map(change => [change.id, change.body === null])).toEqual([
      [judgment(2).id, true],
      [judgment(1).id, false],
    ])
  })

  test('is asked whose the entries from before the login are, and takes them over', async () => {
    signIn()
    lay(GUEST_OWNER, [judgment(1, { folders: ['folder 9'] }), judgment(2)])
    await open([folder(1), judgment(1, { folders: ['folder 1'] })])
    await until(() => notice().length > 0, PATIENCE)
    expect(notice()).toEqual([fill(words.guestEntries, { count: 2 })])
    expect(titles()).toEqual(['第1案'])
    await tap(words.adopt)
    await until(() => toastTexts().length > 0, PATIENCE)
    expect(toastTexts()).toEqual([fill(words.adopted, { count: 2 })])
    expect([titles(), foldersOf(1)]).toEqual([
      ['第1案', '第2案'],
      ['folder 1', 'folder 9'],
    ])
    expect([device.workspaces.has(GUEST_OWNER), notice().includes(fill(words.guestEntries, { count: 2 }))]).toEqual([
      false,
      false,
    ])
  })

  test('keeps the entries from before the login where they are, when the device has no room for them', async () => {
    signIn()
    lay(GUEST_OWNER, [judgment(2)])
    await open([judgment(1)])
    await until(() => button(words.adopt) !== undefined && isIdle(), PATIENCE)
    device.hasRoom = false
    await tap(words.adopt)
    await until(() => toastTexts().length > 0, PATIENCE)
    expect(device.workspaces.has(GUEST_OWNER)).toBe(true)
    expect(notice()).toEqual([words.notStored])
  })

  test('of a server without a workspace keeps it here, and nothing is sent', async () => {
    signIn()
    await open([judgment(1)])
    await settled()
    const before = requestsTo(WORKSPACE_PATHS.sync).length
    await act(() => useSession.setState(({ visitor }) => ({ visitor: visitor && { ...visitor, desk: undefined } })))
    changeWorkspace([{ id: judgment(1).id, kind: 'document' }])
    await act(() => void syncWorkspace())
    await until(isIdle, PATIENCE)
    expect([requestsTo(WORKSPACE_PATHS.sync).length, useWorkspace.getState().owner]).toEqual([before, OWNER])
    expect(all('.workspace-notice')).toEqual([])
  })
})
