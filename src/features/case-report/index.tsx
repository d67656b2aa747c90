import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { labelOf } from '@/domain/labels'
import type { Condition } from '@/domain/condition'
import { back, replace } from '@/navigation'
import { host } from '@/platform/host'
import { ROUTES } from '@/routes'
import { useReportDraft } from '@/stores/report-draft'
import { ActionBar } from '@/ui/action-bar'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import { Cases } from './cases'
import { Matter } from './matter'
import { useReport } from './use-report'
import './index.scss'

/** The report on similar cases: what it is made of, what is to be said in it, and the key that makes it. */
export function CaseReport() {
  const draft = useReportDraft()
  const { busy, start } = useReport()
  const { report } = copy
  const header = (
    <Header
      title={ROUTES['case-report'].title}
      ruled
      onBack={host.current() === 'app' ? () => void back() : undefined}
    />
  )
  if (draft.cases.length === 0) {
    const toList = { label: report.toList, onTap: () => void replace('case-list'), sensorsName: 'report_to_list' }
    return (
      <Page header={header}>
        <State kind='empty' sentence={report.noCases} actions={[toList]} />
      </Page>
    )
  }
  const main = { label: report.make, onTap: start, busy, sensorsName: 'report_make' }
  return (
    <Page header={header} footer={<ActionBar main={main} />}>
      <View className='case-report'>
        <Matter draft={draft} />
        <Cases cases={draft.cases} />
        <Conditions conditions={draft.conditions} />
      </View>
    </Page>
  )
}

const wordsOf = (condition: Condition) => {
  const { label, text } = labelOf(condition)
  return `${label}：${condition.description ?? text}`
}

/** How the cases were found: the report tells it, as the server reads it. */
function Conditions({ conditions }: { conditions: Condition[] }) {
  const { search, everything } = copy.report
  const lines = conditions.length ? conditions.map(wordsOf) : [everything]
  return (
    <Section title={search}>
      <View className='case-report__conditions'>
        {lines.map((line, at) => (
          <View key={at}>{line}</View>
        ))}
      </View>
    </Section>
  )
}
