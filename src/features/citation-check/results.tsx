import { View } from '@tarojs/components'
import { useState } from 'react'
import { LIMITS } from '@domain/limits'
import { copyText } from '@/actions/copy-text'
import { citationCheckCopy, fill } from '@/copy/citation-check'
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
import {
  CitationList,
  type CheckedFinding,
  findingsText,
  findingName,
  messageOf,
  WORDS_LENGTH,
  type CitationActions,
} from './citation-list'
import { downloadDocument } from '@/actions/download-document'
import { requireMember } from '@/actions/require-login'
import { reportFile } from '@/api/report'
import { toast } from '@/platform/toast'

const { citationCheck } = citationCheckCopy

export interface CheckProgress {
  stage: 'file' | 'find' | 'check'
  /** The progress through all stages, from 0 to 100. */
  percent: number
  from?: number
  to?: number
  all?: number
}

export interface CheckOutcome {
  findings: CheckedFinding[]
  /** Whether the document has more citations than the limit. */
  isCut: boolean
}

type ReportProgress = (progress: CheckProgress) => void

/** The check pauses after this time, in milliseconds, so that the screen can update. */
const TURN_MS = 24
/** The percent at which the search for citations ends. It takes about as long as a few requests. */
const FIND_PERCENT = 30
const pause = () => new Promise(resolve => setTimeout(resolve))

async function findCitations(text: string, signal: AbortSignalLike, onProgress: ReportProgress) {
  const citations: TextCitation[] = []
  let end = Date.now() + TURN_MS
  for (const block of readCitations(text)) {
    for (const citation of block.citations) citations.push(citation)
    if (citations.length > LIMITS.citationCheck.most || signal.aborted) break
    if (Date.now() < end) continue
    onProgress({ stage: 'find', percent: (block.at / text.length) * FIND_PERCENT })
    await pause()
    end = Date.now() + TURN_MS
  }
  return citations
}

async function checkInBatches(
  queries: ReturnType<typeof citationQueries>['queries'],
  signal: AbortSignalLike,
  tell: ReportProgress,
) {
  const answers: CheckedCitation[] = []
  const all = queries.length
  for (let from = 0; from < all; from += LIMITS.citationCheck.atOnce) {
    const batch = queries.slice(from, from + LIMITS.citationCheck.atOnce)
    const percent = FIND_PERCENT + (from / all) * (100 - FIND_PERCENT)
    tell({ stage: 'check', percent, from: from + 1, to: from + batch.length, all })
    const reply = await checkCitations(batch, signal)
    if (!reply.ok) return reply
    answers.push(...reply.data)
  }
  return success(answers)
}

/** Finds the citations of a document and checks them, with progress. */
export async function checkDocument(
  input: string,
  signal: AbortSignalLike,
  onProgress: ReportProgress,
): Promise<Result<CheckOutcome>> {
  onProgress({ stage: 'find', percent: 0 })
  await pause()
  const text = joinBrokenLines(input)
  const allCitations = await findCitations(text, signal, onProgress)
  if (signal.aborted) return failure({ id: 'aborted' })
  const citations = allCitations.slice(0, LIMITS.citationCheck.most)
  const { queries, indexes } = citationQueries(citations)
  const checkedCitations = await checkInBatches(queries, signal, onProgress)
  if (!checkedCitations.ok) return checkedCitations
  const findings = citations.flatMap((citation, at): CheckedFinding[] => {
    const checked = checkedCitations.data[indexes[at] ?? -1]
    return checked && isReported(citation, checked.state)
      ? [{ citation, checked, context: contextOf(text, citation) }]
      : []
  })
  return success({ findings, isCut: allCitations.length > citations.length })
}

const MAX_LENGTH = { place: 400, title: 200 }

function reportRequest(findings: CheckedFinding[], title?: string): CitationCheckReport {
  const citations = findings.slice(0, LIMITS.citationCheck.reported).map(({ citation, context }) => ({
    ...citationQuery(citation),
    words: context.words.slice(0, WORDS_LENGTH),
    place: (context.before + context.words + context.after).slice(0, MAX_LENGTH.place),
  }))
  return title ? { title: title.slice(0, MAX_LENGTH.title), citations } : { citations }
}

/** Exports the findings as a Word file, for members. */
function useResultsReport(findings: CheckedFinding[], title?: string) {
  const [busy, setBusy] = useState(false)
  async function make() {
    if (busy || !requireMember()) return
    setBusy(true)
    const report = await makeCitationCheckReport(reportRequest(findings, title))
    if (report.ok)
      await downloadDocument({ path: reportFile(report.data.key), title: report.data.title, isPublic: true })
    else toast(sentenceFor(report.error))
    setBusy(false)
  }
  return { busy, start: () => void make() }
}
const { most: maxChecked } = LIMITS.citationCheck

interface ResultsProps {
  outcome: CheckOutcome
  /** The name of the file. */
  title?: string
  onAgain: () => void
  onLink: () => void
  citationActions: CitationActions
}

/** The results of the reader's own document. */
export function CheckResults({ outcome, title, onAgain, onLink, citationActions }: ResultsProps) {
  const { findings, isCut } = outcome
  const report = useResultsReport(outcome.findings, title)
  const resetAction = { label: citationCheck.again, onTap: onAgain, sensorsName: 'brief_again' }
  if (!findings.length) return <State kind='empty' sentence={citationCheck.none} actions={[resetAction]} />

  const citations = findings.map(finding => ({
    name: findingName(finding),
    state: finding.checked.state,
    message: messageOf(finding),
    changes: finding.checked.changes,
    context: finding.context,
    actions: citationActions(finding),
  }))
  const summary = [
    fill(citationCheck.summary, { all: findings.length }),
    isCut ? fill(citationCheck.most, { most: maxChecked }) : '',
  ]
  const actions = (
    <>
      <View className='citation-check__actions'>
        <Button look='line' wide icon='download' busy={report.busy} onTap={report.start} sensorsName='brief_report'>
          {citationCheck.report}
        </Button>
        <Button look='line' wide icon='share-2' onTap={onLink} sensorsName='brief_link'>
          {citationCheck.link}
        </Button>
      </View>
      <View className='citation-check__actions'>
        <Button
          look='line'
          wide
          icon='copy'
          onTap={() => void copyText(findingsText(findings))}
          sensorsName='brief_copy'
        >
          {citationCheck.copy}
        </Button>
        <Button look='text' wide onTap={onAgain} sensorsName='brief_again'>
          {citationCheck.again}
        </Button>
      </View>
    </>
  )
  return <CitationList citations={citations} summary={summary.filter(Boolean).join('，')} keys={actions} />
}
