import { useEffect } from 'react'
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { type DocumentEntry, documentsIn } from '@domain/workspace/folders'
import { lawChange } from '@domain/workspace/amended-laws'
import { caseChange } from '@domain/workspace/overturned-cases'
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

async function checkDocuments(documents: DocumentEntry[]) {
  const answer = await checkCitations(documents.map(citationOf))
  if (!answer.ok) return false
  const changes = { ...useDocumentChanges.getState().changes }
  documents.forEach((entry, at) => {
    const change = changeOf(entry, answer.data[at])
    if (change) changes[entry.id] = change
  })
  useDocumentChanges.setState({ changes })
  return true
}

/** Checks the saved laws and cases once a day, in batches. Stops at a failure. */
async function checkSavedDocuments() {
  const { owner, syncState } = useWorkspace.getState()
  const before = useDocumentChanges.getState()
  const on = today()
  if (before.checkedOn === on && before.owner === owner) return
  useDocumentChanges.setState({ changes: {}, checkedOn: on, owner })
  const saved = documentsIn(syncState)
  const documents = [...saved.filter(isLaw).slice(0, MOST), ...saved.filter(isCase).slice(0, MOST)]
  for (let from = 0; from < documents.length; from += LIMITS.citationCheck.atOnce) {
    if (
      !(await checkDocuments(documents.slice(from, from + LIMITS.citationCheck.atOnce))) ||
      useWorkspace.getState().owner !== owner
    )
      return
  }
}

/** Returns the changes of saved laws and cases, by the id of the entry. */
export function useDocumentAlerts(): Record<string, DocumentChange> {
  useEffect(() => whenIdle(() => void checkSavedDocuments()), [])
  return useDocumentChanges(({ changes }) => changes)
}
