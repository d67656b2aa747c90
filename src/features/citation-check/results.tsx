import { View } from '@tarojs/components'
import { useState } from 'react'
import { LIMITS } from '@domain/limits'
import { copyText } from '@/actions/copy-text'
import { briefCopy, fill } from '@/copy/citation-check'
import { Button } from '@/ui/button'
import { State } from '@/ui/state'
import type { CheckedCitation, CitationCheckReport } from '@contract/citation-check'
import { contextOf } from '@domain/citation-check/context'
import { type TextCitation, readCitations } from '@domain/citation-check/find'
import { isReported, citationQueries, citationQuery } from '@domain/citation-check/citation-query'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'
import { checkCitations, makeCitationCheckReport } from '@/api/citation-check'
import type { AbortSignalLike } from '@/platform/transport/port'
import { type Result, failure, success, sentenceFor } from '@/request/errors'
import { FoundList, type Finding, asText, nameOf, saidOf, WORDS_LENGTH, type WaysOf } from './citation-list'
import { downloadDocument } from '@/actions/download-document'
import { requireMember } from '@/actions/require-login'
import { reportFile } from '@/api/report'
import { toast } from '@/platform/toast'

const { brief } = briefCopy

export interface Progressed {
  stage: 'file' | 'find' | 'check'
  /** Of the whole, from 0 to 100. */
  percent: number
  from?: number
  to?: number
  all?: number
}

export interface Outcome {
  findings: Finding[]
  /** There are more than were asked for. */
  isCut: boolean
}

type Tell = (progress: Progressed) => void

/** A finger is answered in between. */
const TURN_MS = 24
/** Finding takes a device about as long as a few questions take the service. */
const FOUND_AT = 30
const pause = () => new Promise(resolve => setTimeout(resolve))

async function find(text: string, signal: AbortSignalLike, tell: Tell) {
  const found: TextCitation[] = []
  let end = Date.now() + TURN_MS
  for (const piece of readCitations(text)) {
    for (const one of piece.citations) found.push(one)
    if (found.length > LIMITS.citationCheck.most || signal.aborted) break
    if (Date.now() < end) continue
    tell({ stage: 'find', percent: (piece.at / text.length) * FOUND_AT })
    await pause()
    end = Date.now() + TURN_MS
  }
  return found
}

async function ask(questions: ReturnType<typeof citationQueries>['queries'], signal: AbortSignalLike, tell: Tell) {
  const answers: CheckedCitation[] = []
  const all = questions.length
  for (let from = 0; from < all; from += LIMITS.citationCheck.atOnce) {
    const some = questions.slice(from, from + LIMITS.citationCheck.atOnce)
    const percent = FOUND_AT + (from / all) * (100 - FOUND_AT)
    tell({ stage: 'check', percent, from: from + 1, to: from + some.length, all })
    const reply = await checkCitations(some, signal)
    if (!reply.ok) return reply
    answers.push(...reply.data)
  }
  return success(answers)
}

/** Finds the citations of a text and asks for each of them, telling how far it has come. */
export async function check(given: string, signal: AbortSignalLike, tell: Tell): Promise<Result<Outcome>> {
  tell({ stage: 'find', percent: 0 })
  await pause()
  const text = joinBrokenLines(given)
  const found = await find(text, signal, tell)
  if (signal.aborted) return failure({ id: 'aborted' })
  const citations = found.slice(0, LIMITS.citationCheck.most)
  const { queries: questions, indexes: own } = citationQueries(citations)
  const answers = await ask(questions, signal, tell)
  if (!answers.ok) return answers
  const findings = citations.flatMap((citation, at): Finding[] => {
    const checked = answers.data[own[at] ?? -1]
    return checked && isReported(citation, checked.state)
      ? [{ citation, checked, context: contextOf(text, citation) }]
      : []
  })
  return success({ findings, isCut: found.length > citations.length })
}

const LONGEST = { place: 400, title: 200 }

function requestOf(findings: Finding[], title?: string): CitationCheckReport {
  const citations = findings.slice(0, LIMITS.citationCheck.reported).map(({ citation, context }) => ({
    ...citationQuery(citation),
    words: context.words.slice(0, WORDS_LENGTH),
    place: (context.before + context.words + context.after).slice(0, LONGEST.place),
  }))
  return title ? { title: title.slice(0, LONGEST.title), citations } : { citations }
}

/** The findings as a Word file, for members; one at a time. */
function useReport(findings: Finding[], title?: string) {
  const [busy, setBusy] = useState(false)
  async function make() {
    if (busy || !requireMember()) return
    setBusy(true)
    const made = await makeCitationCheckReport(requestOf(findings, title))
    if (made.ok) await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
    else toast(sentenceFor(made.error))
    setBusy(false)
  }
  return { busy, start: () => void make() }
}
const { most } = LIMITS.citationCheck

interface ResultsProps {
  outcome: Outcome
  /** What the brief is called, where it is a file. */
  title?: string
  onAgain: () => void
  onLink: () => void
  ways: WaysOf
}

/** What was found in one's own brief. */
export function Results({ outcome, title, onAgain, onLink, ways }: ResultsProps) {
  const { findings, isCut } = outcome
  const report = useReport(outcome.findings, title)
  const again = { label: brief.again, onTap: onAgain, sensorsName: 'brief_again' }
  if (!findings.length) return <State kind='empty' sentence={brief.none} actions={[again]} />

  const found = findings.map(finding => ({
    name: nameOf(finding),
    state: finding.checked.state,
    saying: saidOf(finding),
    changes: finding.checked.changes,
    context: finding.context,
    ways: ways(finding),
  }))
  const sum = [fill(brief.summary, { all: findings.length }), isCut ? fill(brief.most, { most }) : '']
  const keys = (
    <>
      <View className='brief__keys'>
        <Button look='line' wide icon='download' busy={report.busy} onTap={report.start} sensorsName='brief_report'>
          {brief.report}
        </Button>
        <Button look='line' wide icon='share-2' onTap={onLink} sensorsName='brief_link'>
          {brief.link}
        </Button>
      </View>
      <View className='brief__keys'>
        <Button look='line' wide icon='copy' onTap={() => void copyText(asText(findings))} sensorsName='brief_copy'>
          {brief.copy}
        </Button>
        <Button look='text' wide onTap={onAgain} sensorsName='brief_again'>
          {brief.again}
        </Button>
      </View>
    </>
  )
  return <FoundList found={found} sum={sum.filter(Boolean).join('，')} keys={keys} />
}
