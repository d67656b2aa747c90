import { useEffect } from 'react'
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { type DocumentEntry, documentsIn } from '@domain/workspace/folders'
import { type LawChange, lawChange } from '@domain/workspace/amended-laws'
import { reviewToAnnounce, casesToCheckOn, withOverturnNotice, savedCaseId } from '@domain/workspace/overturned-cases'
import type { SyncState } from '@domain/workspace/sync-state'
import { LIMITS } from '@domain/limits'
import { syncSoon } from '@/actions/sync-workspace'
import { checkCitations } from '@/api/citation-check'
import { whenIdle } from '@/platform/idle'
import { today } from '@/platform/today'
import { changeWorkspace, useDocumentChanges, useSyncStatus, useWorkspace } from '@/stores/workspace'

/** The maximum number of laws, and of cases, in one check. More would take too long. */
const MAX_CHECKED = 500

const isLaw = ({ body }: DocumentEntry) => body.params.lid !== undefined
const isCase = ({ body }: DocumentEntry) => savedCaseId(body) !== undefined

const citationOf = ({ body: { title, route, params, number, from } }: DocumentEntry): CitationToCheck =>
  params.lid === undefined ? { isCase: true, id: savedCaseId({ route, params }), number, court: from } : { law: title }

/** Writes notices of overturning decisions into the saved judgments, and removes notices that are no longer true. */
function noteReviews(documents: DocumentEntry[], results: CheckedCitation[]) {
  const now = Date.now()
  const { syncState } = useWorkspace.getState()
  const notices = documents.flatMap(({ id }, at) => {
    // The entry may have changed since the request, so it is read again.
    const body = syncState[id]?.body as DocumentEntry['body'] | undefined
    const checked = results[at]
    if (!body || !checked || checked.id !== savedCaseId(body)) return []
    const noticed = withOverturnNotice(body, reviewToAnnounce(body, checked), now)
    return noticed ? [{ id, kind: 'document' as const, body: noticed }] : []
  })
  if (!notices.length) return
  changeWorkspace(notices)
  syncSoon()
}

/**
 * Checks some documents. Stores the changes of the laws, and the notices on the judgments. Returns false if the service
 * fails or the owner has changed.
 */
async function checkBatch(documents: DocumentEntry[], owner: string | undefined): Promise<boolean> {
  const answer = await checkCitations(documents.map(citationOf))
  if (!answer.ok || useWorkspace.getState().owner !== owner) return false
  const changes = { ...useDocumentChanges.getState().changes }
  documents.forEach((entry, at) => {
    if (!isLaw(entry)) return
    const { id, title, time_limited: status, effective_date: day } = answer.data[at] ?? {}
    const change = lawChange(entry.body, { id, title, status, day })
    if (change) changes[entry.id] = change
    else delete changes[entry.id]
  })
  useDocumentChanges.setState({ changes })
  noteReviews(
    documents.filter(entry => !isLaw(entry)),
    answer.data.filter((_, at) => !isLaw(documents[at]!)),
  )
  return true
}

/**
 * Checks saved laws and cases in batches, at most `MAX_CHECKED` of each. Stops at the first failure. Returns whether
 * all batches have succeeded.
 */
async function checkAll(syncState: SyncState, owner: string | undefined): Promise<boolean> {
  const saved = documentsIn(syncState)
  const documents = [
    ...saved.filter(isLaw).slice(0, MAX_CHECKED),
    ...casesToCheckOn(saved.filter(isCase), MAX_CHECKED, today()),
  ]
  for (let from = 0; from < documents.length; from += LIMITS.citationCheck.atOnce)
    if (!(await checkBatch(documents.slice(from, from + LIMITS.citationCheck.atOnce), owner))) return false
  return true
}

/** The owner whose documents are being checked. If the screen opens again during the check, no second check starts. */
let ownerInCheck: string | undefined

/**
 * Checks the saved documents once a day, and again after the service's library has changed. After a failure the earlier
 * results stay, and the next visit tries again.
 */
async function checkSavedDocuments() {
  const { owner, syncState } = useWorkspace.getState()
  const { library = '' } = useSyncStatus.getState()
  const on = `${today()} ${library}`
  if (useDocumentChanges.getState().owner !== owner)
    useDocumentChanges.setState({ changes: {}, checkedOn: undefined, owner })
  if (useDocumentChanges.getState().checkedOn === on || ownerInCheck === owner) return
  ownerInCheck = owner
  try {
    if (await checkAll(syncState, owner)) useDocumentChanges.setState({ checkedOn: on })
  } finally {
    if (ownerInCheck === owner) ownerInCheck = undefined
  }
}

/** Checks saved laws and cases. Returns the changes of laws, by the id of the entry. */
export function useSavedDocumentChanges(): Record<string, LawChange> {
  const isSyncing = useSyncStatus(({ busy }) => busy)
  useEffect(() => {
    if (!isSyncing) whenIdle(() => void checkSavedDocuments())
  }, [isSyncing])
  return useDocumentChanges(({ changes }) => changes)
}
