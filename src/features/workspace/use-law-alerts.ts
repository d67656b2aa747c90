import { useEffect } from 'react'
import { type DocumentEntry, documentsIn } from '@domain/workspace/folders'
import { type LawChange, lawChange } from '@domain/workspace/amended-laws'
import { LIMITS } from '@domain/limits'
import { checkCitations } from '@/api/citation-check'
import { whenIdle } from '@/platform/idle'
import { today } from '@/platform/today'
import { useDesk, useKeptLaws } from '@/stores/workspace'

/** Of more nobody waits for the answers. */
const MOST = 500

const isLaw = ({ body }: DocumentEntry) => body.params.lid !== undefined

async function ask(laws: DocumentEntry[]) {
  const answer = await checkCitations(laws.map(({ body }) => ({ law: body.title })))
  if (!answer.ok) return false
  const found = { ...useKeptLaws.getState().news }
  laws.forEach(({ id, body }, at) => {
    const { id: lid, title, time_limited: status, effective_date: day } = answer.data[at] ?? {}
    const news = lawChange(body, { id: lid, title, status, day })
    if (news) found[id] = news
  })
  useKeptLaws.setState({ news: found })
  return true
}

/** Once a day, some at a time; a service that does not tell is asked no further. */
async function lookAtLaws() {
  const { owner, ledger } = useDesk.getState()
  const before = useKeptLaws.getState()
  const on = today()
  if (before.on === on && before.owner === owner) return
  useKeptLaws.setState({ news: {}, on, owner })
  const laws = documentsIn(ledger).filter(isLaw).slice(0, MOST)
  for (let from = 0; from < laws.length; from += LIMITS.citationCheck.atOnce) {
    if (!(await ask(laws.slice(from, from + LIMITS.citationCheck.atOnce))) || useDesk.getState().owner !== owner) return
  }
}

/** What has become of kept laws. */
export function useLawNews(): Record<string, LawChange> {
  useEffect(() => whenIdle(() => void lookAtLaws()), [])
  return useKeptLaws(({ news }) => news)
}
