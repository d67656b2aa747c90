/** Syncs the workspace: pushes local changes, pulls those of other devices. */
import type { WorkspaceReply } from '@contract/workspace'
import { sendWorkspaceChanges } from '@/api/workspace'
import { type WorkspaceEntry, mergeServerEntry, confirmSentEntry, unsyncedChanges } from '@domain/workspace/sync-state'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import {
  openWorkspace,
  currentWorkspaceOwner,
  putWorkspaceEntries,
  useWorkspace,
  useSyncStatus,
} from '@/stores/workspace'
import { useSession } from '@/stores/session'
import { loadVisitor } from './load-visitor'

/** The delay between an edit and the sync, in milliseconds. Consecutive edits are pushed together. */
const SOON = 1000
/**
 * The maximum number of exchanges in one sync. Without this limit, a sync would never end if the service always
 * reported further changes.
 */
const MAX_EXCHANGES = 60

const isRemoval = ({ body }: WorkspaceEntry) => body === undefined

/**
 * Returns the next batch of changes. An entry above the size limit of a request is sent alone, and the service refuses
 * it. Removals go first, because they free space.
 */
function nextToSend(pending: WorkspaceEntry[]) {
  const changes = [...pending.filter(isRemoval), ...pending.filter(entry => !isRemoval(entry))]
  const bodies = changes.slice(0, WORKSPACE_LIMITS.changes).map(({ body }) => (body ? JSON.stringify(body) : null))
  let bytes = 0
  const fits = bodies.findIndex((body, at) => (bytes += body?.length ?? 0) > WORKSPACE_LIMITS.requestLength && at > 0)
  const sent = changes.slice(0, fits < 0 ? bodies.length : fits)
  return { sent, bodies }
}

function applyReply({ entries, taken: accepted, cursor }: WorkspaceReply, sent: WorkspaceEntry[]) {
  const { syncState } = useWorkspace.getState()
  const changed: Record<string, WorkspaceEntry> = {}
  for (const { id, version } of accepted) {
    const local = syncState[id]
    const sentEntry = sent.find(entry => entry.id === id)
    if (local && sentEntry) changed[id] = confirmSentEntry(local, sentEntry, version)
  }
  for (const remote of entries) {
    const local = changed[remote.id] ?? syncState[remote.id]
    const next = mergeServerEntry(local, remote)
    if (next && next !== local) changed[remote.id] = next
  }
  putWorkspaceEntries(Object.values(changed), cursor)
}

/** Exchanges one batch of changes with the services. Returns whether another exchange is due. */
async function exchange(owner: string): Promise<boolean> {
  const { syncState, cursor } = useWorkspace.getState()
  const { sent, bodies } = nextToSend(unsyncedChanges(syncState))
  const changes = sent.map(({ id, kind, editedAt, version }, at) => ({
    ...{ id, kind, editedAt, base: version },
    body: bodies[at] ?? null,
  }))
  const answer = await sendWorkspaceChanges({ since: cursor, changes })
  if (useWorkspace.getState().owner !== owner) return false
  if (!answer.ok) {
    useSyncStatus.setState({ error: answer.error })
    return false
  }
  const { more, refused, taken: accepted, space, library } = answer.data
  applyReply(answer.data, sent)
  useSyncStatus.setState({ error: undefined, full: refused.some(({ why }) => why !== 'changed'), space, library })
  const wasAccepted = accepted.length > 0 || refused.some(({ why }) => why === 'changed')
  return more || (wasAccepted && unsyncedChanges(useWorkspace.getState().syncState).length > 0)
}

async function hasRemoteWorkspace() {
  const { token, visitor } = useSession.getState()
  if (!token) return false
  if (visitor) return visitor.desk === true
  const reply = await loadVisitor(token)
  return reply.ok && reply.data.desk === true
}

async function run() {
  if (!(await hasRemoteWorkspace())) return
  await openWorkspace()
  const { owner } = useWorkspace.getState()
  if (!owner) return
  for (let round = 0; round < MAX_EXCHANGES && (await exchange(owner)); round++);
}

let running: Promise<void> | undefined

/** Syncs the workspace. Concurrent callers share one sync. */
export function syncWorkspace(): Promise<void> {
  if (running) return running
  useSyncStatus.setState({ busy: true })
  running = run().finally(() => {
    running = undefined
    useSyncStatus.setState({ busy: false })
  })
  return running
}

let initializedSession: string | undefined

/**
 * Opens the workspace for screens that only read it. Syncs it if its owner is unknown yet, or if the owner or the login
 * is another than at the last call: a logout deletes the workspace from the device.
 */
export function initWorkspace(): Promise<void> {
  const owner = currentWorkspaceOwner()
  const session = owner && `${owner} ${useSession.getState().token ?? ''}`
  if (session !== undefined && session === initializedSession) return openWorkspace()
  initializedSession = session
  return openWorkspace().then(syncWorkspace)
}

let timer: ReturnType<typeof setTimeout> | undefined

export function syncSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void syncWorkspace(), SOON)
}
