import { useEffect } from 'react'
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { type DocumentEntry, documentsIn } from '@domain/workspace/folders'
import { lawChange } from '@domain/workspace/amended-laws'
import { caseChange } from '@domain/workspace/overturned-cases'
import type { SyncState } from '@domain/workspace/sync-state'
import { LIMITS } from '@domain/limits'
import { checkCitations } from '@/api/citation-check'
import { whenIdle } from '@/platform/idle'
import { today } from '@/platform/today'
import { type DocumentChange, useWorkspace, useDocumentChanges } from '@/stores/workspace'

/** The most laws and cases to check: more would take too long. */
const MOST = 500

const isLaw = ({ body }: DocumentEntry) => body.params.lid !== undefined
const isCase = ({ body }: DocumentEntry) => body.params.jid !== undefined && Boolean(body.number)

const citationOf = ({ body: { title, params, number, from } }: DocumentEntry): CitationToCheck =>
  params.lid === undefined ? { isCase: true, number, court: from } : { law: title }

function changeOf({ body }: DocumentEntry, checked: Partial<CheckedCitation> = {}): DocumentChange | undefined {
  const { id, title, time_limited: status, effective_date: day, laterReview } = checked
  return body.params.lid === undefined
    ? caseChange(body, { id, laterReview })
    : lawChange(body, { id, title, status, day })
}

/** Checks some documents and replaces their former changes. Returns whether the service has answered. */
async function checkBatch(documents: DocumentEntry[], owner: string | undefined): Promise<boolean> {
  const answer = await checkCitations(documents.map(citationOf))
  if (!answer.ok || useWorkspace.getState().owner !== owner) return false
  const changes = { ...useDocumentChanges.getState().changes }
  documents.forEach((entry, at) => {
    const change = changeOf(entry, answer.data[at])
    if (change) changes[entry.id] = change
    else delete changes[entry.id]
  })
  useDocumentChanges.setState({ changes })
  return true
}

/** Checks all saved laws and cases in batches. Returns whether every batch has succeeded, and stops at a failure. */
async function checkAll(syncState: SyncState, owner: string | undefined): Promise<boolean> {
  const saved = documentsIn(syncState)
  const documents = [...saved.filter(isLaw).slice(0, MOST), ...saved.filter(isCase).slice(0, MOST)]
  for (let from = 0; from < documents.length; from += LIMITS.citationCheck.atOnce)
    if (!(await checkBatch(documents.slice(from, from + LIMITS.citationCheck.atOnce), owner))) return false
  return true
}

/** The owner whose documents are being checked. The screen may open again before the check has ended. */
let ownerInCheck: string | undefined

/** Checks once a day. After a failure the former changes stay, and the next visit tries again. */
async function checkSavedDocuments() {
  const { owner, syncState } = useWorkspace.getState()
  const on = today()
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

/** Returns the changes of saved laws and cases, by the id of the entry. */
export function useDocumentAlerts(): Record<string, DocumentChange> {
  useEffect(() => whenIdle(() => void checkSavedDocuments()), [])
  return useDocumentChanges(({ changes }) => changes)
}
