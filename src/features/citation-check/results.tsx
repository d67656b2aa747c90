import { View } from '@tarojs/components'
import { copyText } from '@/actions/copy-text'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { Button } from '@/ui/button'
import { State } from '@/ui/state'
import { assessmentOf } from '@domain/citation-check/assessment'
import { makeCitationCheckReport } from '@/api/citation-check'
import {
  CitationList,
  completenessNotes,
  findingName,
  findingReason,
  outcomeText,
  uncheckedNotes,
  type CitationActions,
} from './citation-list'
import { UnreadPlaces } from './finding'
import { useWordReport } from '@/actions/make-word-report'
import { type CheckOutcome, citationReportRequest } from './check'

const { citationCheck } = citationCheckCopy

interface ResultsProps {
  outcome: CheckOutcome
  /** The name of the file. */
  title?: string
  onAgain: () => void
  onLink: () => void
  citationActions: CitationActions
}

/** Shows the results for a document that the reader has entered. */
export function CheckResults({ outcome, title, onAgain, onLink, citationActions }: ResultsProps) {
  const { findings, unread } = outcome
  const { busy, start } = useWordReport(citationCheck.reportForMembers)
  const makeReport = () => start(() => makeCitationCheckReport(citationReportRequest(outcome, title)))
  const resetAction = { label: citationCheck.again, onTap: onAgain, sensorsName: 'brief_again' }
  if (!findings.length)
    return (
      <>
        <State kind='empty' sentence={citationCheck.none} actions={[resetAction]} />
        {uncheckedNotes(outcome).map(note => (
          <View key={note} className='citation-check__note'>
            {note}
          </View>
        ))}
        <UnreadPlaces places={unread} />
      </>
    )

  const citations = findings.map(finding => ({
    name: findingName(finding),
    state: finding.checked.state,
    lacks: finding.checked.lacks,
    assessment: assessmentOf({ state: finding.checked.state, isOverturned: finding.checked.laterReview?.overturned }),
    message: findingReason(finding),
    changes: finding.checked.changes,
    text: finding.checked.text,
    context: finding.context,
    actions: citationActions(finding),
  }))
  const notes = [
    unread.length ? fill(citationCheck.summaryUnread, { count: unread.length }) : '',
    ...uncheckedNotes(outcome),
    ...completenessNotes(findings),
  ]
  return (
    <>
      <CitationList
        citations={citations}
        notes={notes.filter(Boolean)}
        actions={
          <View className='citation-check__actions citation-check__actions--bar'>
            <Button look='quiet' wide icon='download' busy={busy} onTap={makeReport} sensorsName='brief_report'>
              {citationCheck.report}
            </Button>
            <Button look='quiet' wide icon='share-2' onTap={onLink} sensorsName='brief_link'>
              {citationCheck.link}
            </Button>
            <Button
              look='quiet'
              wide
              icon='copy'
              onTap={() => void copyText(outcomeText(outcome))}
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
      <UnreadPlaces places={unread} />
    </>
  )
}
