import { View } from '@tarojs/components'
import { useState } from 'react'
import { LIMITS } from '@domain/limits'
import { copyText } from '@/actions/copy-text'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { Button } from '@/ui/button'
import { State } from '@/ui/state'
import type { BriefText, CheckedCitation, CitationCheckReport } from '@contract/citation-check'
import { type CitationContext, contextOf } from '@domain/citation-check/context'
import { type TextCitation, readCitations } from '@domain/citation-check/find'
import { isReported, citationQueries, citationQuery } from '@domain/citation-check/citation-query'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'
import { verdictOf } from '@domain/citation-check/verdict'
import { checkCitations, makeCitationCheckReport } from '@/api/citation-check'
import type { AbortSignalLike } from '@/platform/transport/port'
import { type Result, failure, success, sentenceFor } from '@/request/errors'
import {
  CitationList,
  completenessNotes,
  type CheckedFinding,
  findingsText,
  findingName,
  messageOf,
  WORDS_LENGTH,
  type CitationActions,
} from './citation-list'
import { UnreadPlaces } from './finding'
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
  /** Places that look like citations and were not understood. */
  unread: CitationContext[]
  /** The pages of a PDF in which no text was found. */
  pagesWithoutText: number[]
  /** Whether the document has more citations than the limit. */
  isCut: boolean
}

type ReportProgress = (progress: CheckProgress) => void

/** The most places that are shown as not understood. */
const MOST_UNREAD = 200

/** The check pauses after this time, in milliseconds, so that the screen can update. */
const TURN_MS = 24
/** The percent at which the search for citations ends. It takes about as long as a few requests. */
const FIND_PERCENT = 30
const pause = () => new Promise(resolve => setTimeout(resolve))

async function findCitations(text: string, signal: AbortSignalLike, onProgress: ReportProgress) {
  const citations: TextCitation[] = []
  const unread: CitationContext[] = []
  let end = Date.now() + TURN_MS
  for (const block of readCitations(text)) {
    for (const citation of block.citations) citations.push(citation)
    for (const place of block.unread) if (unread.length < MOST_UNREAD) unread.push(contextOf(text, place))
    if (citations.length > LIMITS.citationCheck.most || signal.aborted) break
    if (Date.now() < end) continue
    onProgress({ stage: 'find', percent: (block.at / text.length) * FIND_PERCENT })
    await pause()
    end = Date.now() + TURN_MS
  }
  return { citations, unread }
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
  { text: input, pagesWithoutText = [] }: BriefText,
  signal: AbortSignalLike,
  onProgress: ReportProgress,
): Promise<Result<CheckOutcome>> {
  onProgress({ stage: 'find', percent: 0 })
  await pause()
  const text = joinBrokenLines(input)
  const { citations: allCitations, unread } = await findCitations(text, signal, onProgress)
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
  return success({ findings, unread, pagesWithoutText, isCut: allCitations.length > citations.length })
}

const MAX_LENGTH = { place: 400, title: 200 }

const placeText = ({ before, words, after }: CitationContext) => (before + words + after).slice(0, MAX_LENGTH.place)

function reportRequest({ findings, unread }: CheckOutcome, title?: string): CitationCheckReport {
  const citations = findings.slice(0, LIMITS.citationCheck.reported).map(({ citation, context }) => ({
    ...citationQuery(citation),
    words: context.words.slice(0, WORDS_LENGTH),
    place: placeText(context),
  }))
  const request: CitationCheckReport = { citations }
  if (unread.length) request.unread = unread.map(placeText)
  if (title) request.title = title.slice(0, MAX_LENGTH.title)
  return request
}

/** Exports the findings as a Word file, for members. */
function useResultsReport(outcome: CheckOutcome, title?: string) {
  const [busy, setBusy] = useState(false)
  async function make() {
    if (busy || !requireMember()) return
    setBusy(true)
    const report = await makeCitationCheckReport(reportRequest(outcome, title))
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
  const { findings, unread, pagesWithoutText, isCut } = outcome
  const report = useResultsReport(outcome, title)
  const resetAction = { label: citationCheck.again, onTap: onAgain, sensorsName: 'brief_again' }
  if (!findings.length)
    return (
      <>
        <State kind='empty' sentence={citationCheck.none} actions={[resetAction]} />
        <UnreadPlaces places={unread} pages={pagesWithoutText} />
      </>
    )

  const citations = findings.map(finding => ({
    name: findingName(finding),
    state: finding.checked.state,
    verdict: verdictOf({ state: finding.checked.state, isOverturned: finding.checked.laterReview?.overturned }),
    message: messageOf(finding),
    changes: finding.checked.changes,
    text: finding.checked.text,
    context: finding.context,
    actions: citationActions(finding),
  }))
  const notes = [
    unread.length ? fill(citationCheck.summaryUnread, { count: unread.length }) : '',
    isCut ? fill(citationCheck.most, { most: maxChecked }) : '',
    ...completenessNotes(findings),
  ]
  return (
    <>
      <CitationList
        citations={citations}
        notes={notes.filter(Boolean)}
        keys={
          <View className='citation-check__actions citation-check__actions--bar'>
            <Button
              look='quiet'
              wide
              icon='download'
              busy={report.busy}
              onTap={report.start}
              sensorsName='brief_report'
            >
              {citationCheck.report}
            </Button>
            <Button look='quiet' wide icon='share-2' onTap={onLink} sensorsName='brief_link'>
              {citationCheck.link}
            </Button>
            <Button
              look='quiet'
              wide
              icon='copy'
              onTap={() => void copyText(findingsText(findings, unread))}
              sensorsName='brief_copy'
            >
              {citationCheck.copy}
            </Button>
            <Button look='quiet' wide icon='file-text' onTap={onAgain} sensorsName='brief_again'>
              {citationCheck.again}
            </Button>
          </View>
        }
      />
      <UnreadPlaces places={unread} pages={pagesWithoutText} />
    </>
  )
}
