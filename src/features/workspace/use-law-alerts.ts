import { useEffect } from 'react'
import { type DocumentEntry, documentsIn } from '@domain/workspace/folders'
import { type LawChange, lawChange } from '@domain/workspace/amended-laws'
import { LIMITS } from '@domain/limits'
import { checkCitations } from '@/api/citation-check'
import { whenIdle } from '@/platform/idle'
import { today } from '@/platform/today'
import { useWorkspace, useLawChanges } from '@/stores/workspace'

/** The most laws to check: more laws would take too long. */
const MAX_LAWS = 500

const isLaw = ({ body }: DocumentEntry) => body.params.lid !== undefined

async function checkLaws(laws: DocumentEntry[]) {
  const answer = await checkCitations(laws.map(({ body }) => ({ law: body.title })))
  if (!answer.ok) return false
  const changes = { ...useLawChanges.getState().changes }
  laws.forEach(({ id, body }, at) => {
    const { id: lid, title, time_limited: status, effective_date: day } = answer.data[at] ?? {}
    const change = lawChange(body, { id: lid, title, status, day })
    if (change) changes[id] = change
  })
  useLawChanges.setState({ changes })
  return true
}

/** Checks the saved laws once a day, in batches. Stops at a failure. */
async function checkSavedLaws() {
  const { owner, syncState } = useWorkspace.getState()
  const before = useLawChanges.getState()
  const on = today()
  if (before.checkedOn === on && before.owner === owner) return
  useLawChanges.setState({ changes: {}, checkedOn: on, owner })
  const laws = documentsIn(syncState).filter(isLaw).slice(0, MAX_LAWS)
  for (let from = 0; from < laws.length; from += LIMITS.citationCheck.atOnce) {
    if (
      !(await checkLaws(laws.slice(from, from + LIMITS.citationCheck.atOnce))) ||
      useWorkspace.getState().owner !== owner
    )
      return
  }
}

/** Returns the changes of saved laws, by the id of the entry. */
export function useLawAlerts(): Record<string, LawChange> {
  useEffect(() => whenIdle(() => void checkSavedLaws()), [])
  return useLawChanges(({ changes }) => changes)
}
