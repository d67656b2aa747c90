import { View } from '@tarojs/components'
import { LIMITS } from '@domain/limits'
import { copyText } from '@/actions/copy-text'
import { briefCopy, fill } from '@/copy/brief'
import { Button } from '@/ui/button'
import { State } from '@/ui/state'
import type { Outcome } from './check'
import { asText, nameOf, saidOf } from './finding'
import { FoundList } from './found-list'
import { useReport } from './use-report'
import type { WaysOf } from './ways'

const { brief } = briefCopy
const { most } = LIMITS.brief

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
