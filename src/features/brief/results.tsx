import { View } from '@tarojs/components'
import { useState } from 'react'
import type { StateName } from '@domain/brief/saying'
import { LIMITS } from '@domain/limits'
import { copyText } from '@/actions/copy-text'
import { copy, fill } from '@/copy/brief'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { ChoiceGrid } from '@/ui/choice-grid'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import type { Outcome } from './check'
import { asText, countNames } from './finding'
import { Found } from './found'
import { useReport } from './use-report'
import type { Ways } from './ways'

const { brief } = copy
const ALL = 'all'
const { shown: STEP, most } = LIMITS.brief

interface ResultsProps {
  outcome: Outcome
  /** What the brief is called, where it is a file. */
  title?: string
  onAgain: () => void
  ways: Ways
}

/** How many there are of each kind, by which they can be narrowed, and each of them. */
export function Results({ outcome, title, onAgain, ways }: ResultsProps) {
  const { findings, isCut } = outcome
  const [state, choose] = useState<StateName | typeof ALL>(ALL)
  const report = useReport(outcome.findings, title)
  const [limit, setLimit] = useState<number>(STEP)
  const again = { label: brief.again, onTap: onAgain, sensorsName: 'brief_again' }
  if (!findings.length) return <State kind='empty' sentence={brief.none} actions={[again]} />

  const counts = countNames(findings)
  const choices = [
    { key: ALL, name: fill(brief.all, { count: findings.length }) },
    ...counts.map(({ state: key, name }) => ({ key, name })),
  ]
  const wanted = findings.filter(({ checked }) => state === ALL || checked.state === state)
  const left = wanted.length - limit
  return (
    <Section title={brief.result}>
      <View className='brief__sum' {...role('status')}>
        {fill(brief.summary, { all: findings.length })}
        {isCut && `，${fill(brief.most, { most })}`}
      </View>
      <ChoiceGrid
        label={brief.filter}
        choices={choices}
        chosen={state}
        onChoose={key => {
          choose(key as typeof state)
          setLimit(STEP)
        }}
      />
      <View className='brief__keys'>
        <Button look='line' wide icon='download' busy={report.busy} onTap={report.start} sensorsName='brief_report'>
          {brief.report}
        </Button>
        <Button look='line' wide icon='copy' onTap={() => void copyText(asText(findings))} sensorsName='brief_copy'>
          {brief.copy}
        </Button>
      </View>
      <Button look='text' wide onTap={onAgain} sensorsName='brief_again'>
        {brief.again}
      </Button>
      <View {...role('list')} aria-label={brief.result}>
        {wanted.slice(0, limit).map(finding => (
          <Found key={`${finding.citation.from}-${finding.citation.to}`} finding={finding} ways={ways} />
        ))}
      </View>
      {left > 0 && (
        <Button look='text' wide onTap={() => setLimit(limit + STEP)} sensorsName='brief_more'>
          {fill(brief.more, { count: Math.min(left, STEP) })}
        </Button>
      )}
    </Section>
  )
}
