/** The workspace as a reader uses it, over a device and services that are nothing but memory. */
import Taro from '@tarojs/taro'
import type { CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { WORKSPACE_PATHS } from '@contract/paths'
import type { EntryBodies, Folder, SavedDocument, EntryKind, SavedSearch } from '@domain/workspace/entry'
import type { Note } from '@domain/workspace/note'
import { workspaceCopy } from '@/copy/workspace'
import WorkspacePage from '@/pages/account/desk'
import { deviceValues } from '@/platform/storage/keys'
import * as messages from '@/platform/messages'
import { transport } from '@/platform/transport'
import type { TransportReply, StoredTextMetadata } from '@/platform/ports/data'
import { vault } from '@/platform/vault'
import { textStorage } from '@/platform/vault/texts'
import { GUEST_OWNER, useWorkspace, useNewResults, useSyncStatus } from '@/stores/workspace'
import { type Visitor, useSession } from '@/stores/session'
import { act, all, click, byLabel, one, until } from '../../support/render-block'
import { renderPage } from '../../support/render-page'
import { listenToToasts, toastTexts } from '../../support/toasts'
import { patience } from '../../support/time'

/** A test that waits for what never comes should say so soon. */
export const PATIENCE = patience(5000)
const VISITOR: Visitor = { name: '王', isAlphaUser: true, isTrial: false, trialOnly: false, desk: true }
/** A member's workspace lies under this name. */
export const OWNER = 'u1'

export interface Seed {
  id: string
  kind: EntryKind
  body?: EntryBodies[EntryKind]
  version?: number
  changed?: true
}

export const device = {
  workspaces: new Map<string, object[]>(),
  texts: [] as StoredTextMetadata[],
  /** Whether it keeps what is written. */
  hasRoom: true,
}
export const service = {
  calls: [] as Array<{ path: string; body: unknown }>,
  /** By path: what is answered, a status, `network`, or a function of the body that answers one of these. */
  answers: {} as { [path: string]: unknown },
}
export let opened: string[] = []

function replyOf(answer: unknown): TransportReply {
  if (answer === 'network') return { kind: 'network' }
  if (typeof answer === 'number')
    return { kind: 'reply', status: answer, text: JSON.stringify({ isSuccess: false, resultMsg: '服务不肯' }) }
  return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: answer }) }
}

/** What is held back until nothing better is to be done. */
let mockLater: Array<() => void> = []
jest.mock('@/platform/idle', () => ({ whenIdle: (work: () => void) => void mockLater.push(work) }))
export const beIdle = () => act(() => mockLater.splice(0).forEach(work => work()))

beforeEach(() => {
  jest.restoreAllMocks()
  mockLater = []
  device.workspaces.clear()
  device.texts = []
  device.hasRoom = true
  service.calls = []
  service.answers = { [WORKSPACE_PATHS.sync]: { cursor: 1, entries: [], taken: [], refused: [] } }
  opened = []
  // The workspace first: one that is open would be read anew for the next visitor, before anything lies on it.
  useWorkspace.setState({ syncState: {}, cursor: 0, isStored: true }, true)
  useSession.setState({ token: undefined, userId: undefined, visitor: undefined, isLoginPopupOpen: false })
  useSyncStatus.setState({ busy: false, error: undefined, full: false, space: undefined })
  useNewResults.setState({}, true)
  deviceValues.readItems.remove()

  jest.spyOn(vault, 'read').mockImplementation(async owner => (device.workspaces.get(owner) ?? []) as never)
  jest.spyOn(vault, 'write').mockImplementation(async () => device.hasRoom)
  jest.spyOn(vault, 'clear').mockImplementation(async owner => void device.workspaces.delete(owner))
  jest.spyOn(textStorage, 'list').mockImplementation(async () => device.texts)
  jest.spyOn(textStorage, 'write').mockImplementation(async () => device.hasRoom)
  jest
    .spyOn(textStorage, 'remove')
    .mockImplementation(async (_, ids) => void (device.texts = device.texts.filter(({ id }) => !ids.includes(id))))
  jest.spyOn(transport, 'send').mockImplementation(async ({ url, body }) => {
    const { pathname: path } = new URL(url, 'http://app.test')
    const call = { path, body: body === undefined ? undefined : (JSON.parse(body) as unknown) }
    service.calls.push(call)
    const answer = service.answers[path]
    return replyOf(await (typeof answer === 'function' ? (answer as (body: unknown) => unknown)(call.body) : answer))
  })
  listenToToasts()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(decodeURIComponent(url))
    return { errMsg: '', eventChannel: {} as never }
  })
  // A screen tall enough for all rows.
  jest.replaceProperty(window, 'innerHeight', 9000)
})

export const judgment = (n: number, more: Partial<SavedDocument> = {}): Seed => ({
  id: `case-detail c${n}`,
  kind: 'document',
  body: {
    ...{ title: `第${n}案`, route: 'case-detail', params: { jid: `c${n}` }, library: '案例', citation: `引第${n}案` },
    ...{ folders: [], keptAt: 1000 - n },
    ...more,
  },
})
export const law = (n: number, more: Partial<SavedDocument> = {}): Seed => ({
  ...judgment(n, { title: `第${n}法`, route: 'law-detail', params: { lid: `l${n}` }, library: '法规', ...more }),
  id: `law-detail l${n}`,
})
export const folder = (n: number, more: Partial<Folder> = {}): Seed => ({
  id: `folder ${n}`,
  kind: 'folder',
  body: { name: `第${n}夹`, colour: 'brand', order: n, ...more },
})
export const search = (n: number, more: Partial<SavedSearch> = {}): Seed => ({
  id: `search ${n}`,
  kind: 'search',
  body: { name: `第${n}检索`, library: 'case', query: '全文:违约金', known: ['c1'], lookedAt: 1000 - n, ...more },
})
export const note = (n: number, more: Partial<Note> = {}): Seed => ({
  id: `note ${n}`,
  kind: 'note',
  body: {
    ...{ on: 'case-detail c1', title: '第1案', route: 'case-detail', params: { jid: 'c1' }, citation: '引第1案' },
    ...{ colour: 'gold', spots: [{ passage: n, from: 0, quote: `第${n}处` }], madeAt: 1000 - n },
    ...more,
  },
})
export const many = (count: number) => Array.from({ length: count }, (_, at) => judgment(at + 1))

const asWritten = (record: Seed) => ({ editedAt: 1, version: 1, format: 1, ...record })
export const lay = (owner: string, records: Seed[]) => device.workspaces.set(owner, records.map(asWritten))

export const signIn = (userId = OWNER, token = 't') => useSession.setState({ token, userId, visitor: VISITOR })

/** The workspace of a guest with what lies on it, unless somebody is signed in. */
export async function open(records: Seed[] = [], params: { [name: string]: string } = {}) {
  lay(useSession.getState().userId ?? GUEST_OWNER, records)
  const page = await renderPage(WorkspacePage, params)
  await until(() => useWorkspace.getState().owner !== undefined && all('.workspace-links').length > 0, PATIENCE)
  return page
}

/** What the laws are now, by their titles. */
export const lawsAre = (now: { [title: string]: object }) =>
  (service.answers[CITATION_CHECK_PATHS.check] = (questions: CitationToCheck[]) =>
    questions.map(({ law: title = '' }) => ({ state: 'inForce', title, ...now[title] })))

export const requestsTo = (path: string) => service.calls.filter(call => call.path === path)
export const bodyOf = <K extends EntryKind>(id: string) =>
  useWorkspace.getState().syncState[id]?.body as EntryBodies[K] | undefined
export const foldersOf = (n: number) => bodyOf<'document'>(judgment(n).id)?.folders

export const pageText = () => document.body.textContent ?? ''
export const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent)
export const titles = () => textsOf('.workspace-line__title')
export const button = (word: string) => all('[role="button"]').find(({ textContent }) => textContent === word)!
export const tap = (word: string) => click(button(word))
/** A line of a sheet, by the beginning of its words. */
export const line = (word: string) =>
  all('[role="dialog"] .list-item__tap').find(({ textContent }) => textContent?.startsWith(word))!
export const tapLine = (word: string) => click(line(word))
export const confirm = () => click(one('[role="dialog"] .action-bar__main'))
export const more = (title: string) => click(byLabel(workspaceCopy.workspace.more.replace('{title}', title)))
export const chosenTab = () => textsOf('[role="tab"][aria-selected="true"]').join()
export const tab = (label: string) => click(all('[role="tab"]').find(({ textContent }) => textContent === label)!)
export const dialogs = () => all('[role="dialog"]').map(dialog => dialog.getAttribute('aria-label'))
export const closed = () => until(() => dialogs().length === 0, PATIENCE)
export const toasted = () => until(() => toastTexts().length > 0, PATIENCE)
export const count = () => one('.workspace__count').textContent

export const field = (label: string) =>
  one(`input[aria-label="${label}"], textarea[aria-label="${label}"]`) as HTMLInputElement
export const type = (label: string, text: string) =>
  act(() => {
    const box = field(label)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Takes what the last message offers. */
export const undo = () =>
  act(() => {
    const calls = jest.mocked(messages.toast).mock.calls
    calls[calls.length - 1]?.[1]?.action?.onTap()
  })
