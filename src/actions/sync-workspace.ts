/** Tells the services what has changed on the desk, and hears from them what was changed elsewhere. */
import type { WorkspaceReply } from '@contract/workspace'
import { sendWorkspaceChanges as ask } from '@/api/workspace'
import { type WorkspaceEntry, mergeRemote, confirmPushed, changesIn } from '@domain/workspace/sync-state'
import { WORKSPACE } from '@domain/workspace/limits'
import { openDesk, ownerNow, putEntries, useDesk, useSyncing } from '@/stores/workspace'
import { useSession } from '@/stores/session'
import { loadVisitor } from './load-visitor'

/** So soon after an edit it is told; a row of edits is told together. */
const SOON = 1000
/** A service that never has enough is not asked for ever. */
const MOST_ROUNDS = 60

const isRemoval = ({ body }: WorkspaceEntry) => body === undefined

/** As many as go at once; one that is longer than all of it goes alone, and is refused there. Removals make room, and go first. */
function nextToSend(waiting: WorkspaceEntry[]) {
  const changes = [...waiting.filter(isRemoval), ...waiting.filter(entry => !isRemoval(entry))]
  const bodies = changes.slice(0, WORKSPACE.changes).map(({ body }) => (body ? JSON.stringify(body) : null))
  let bytes = 0
  const fits = bodies.findIndex((body, at) => (bytes += body?.length ?? 0) > WORKSPACE.bytes && at > 0)
  const sent = changes.slice(0, fits < 0 ? bodies.length : fits)
  return { sent, bodies }
}

function take({ entries, taken, cursor }: WorkspaceReply, sent: WorkspaceEntry[]) {
  const { ledger } = useDesk.getState()
  const changed: Record<string, WorkspaceEntry> = {}
  for (const { id, version } of taken) {
    const mine = ledger[id]
    const told = sent.find(entry => entry.id === id)
    if (mine && told) changed[id] = confirmPushed(mine, told, version)
  }
  for (const heard of entries) {
    const mine = changed[heard.id] ?? ledger[heard.id]
    const next = mergeRemote(mine, heard)
    if (next && next !== mine) changed[heard.id] = next
  }
  putEntries(Object.values(changed), cursor)
}

/** One exchange; answers whether another one is due. */
async function exchange(owner: string): Promise<boolean> {
  const { ledger, cursor } = useDesk.getState()
  const { sent, bodies } = nextToSend(changesIn(ledger))
  const changes = sent.map(({ id, kind, editedAt, version }, at) => ({
    ...{ id, kind, editedAt, base: version },
    body: bodies[at] ?? null,
  }))
  const answer = await ask({ since: cursor, changes })
  if (useDesk.getState().owner !== owner) return false
  if (!answer.ok) {
    useSyncing.setState({ error: answer.error })
    return false
  }
  const { more, refused, taken, space } = answer.data
  take(answer.data, sent)
  useSyncing.setState({ error: undefined, full: refused.some(({ why }) => why !== 'changed'), space })
  const wasTaken = taken.length > 0 || refused.some(({ why }) => why === 'changed')
  return more || (wasTaken && changesIn(useDesk.getState().ledger).length > 0)
}

async function isServed() {
  const { token, visitor } = useSession.getState()
  if (!token) return false
  if (visitor) return visitor.desk === true
  const found = await loadVisitor(token)
  return found.ok && found.data.desk === true
}

async function run() {
  if (!(await isServed())) return
  await openDesk()
  const { owner } = useDesk.getState()
  if (!owner) return
  for (let round = 0; round < MOST_ROUNDS && (await exchange(owner)); round++);
}

let running: Promise<void> | undefined

/** Several screens may ask at once: one exchange goes on. */
export function syncDesk(): Promise<void> {
  if (running) return running
  useSyncing.setState({ busy: true })
  running = run().finally(() => {
    running = undefined
    useSyncing.setState({ busy: false })
  })
  return running
}

let met: string | undefined

/** For screens that only show what lies on a desk: once for whoever is here. */
export function meetDesk(): Promise<void> {
  const owner = ownerNow()
  if (met === owner) return openDesk()
  met = owner
  return openDesk().then(syncDesk)
}

let timer: ReturnType<typeof setTimeout> | undefined

export function syncSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void syncDesk(), SOON)
}
