import { View } from '@tarojs/components'
import { reportCopy } from '@/copy/report'
import { replace } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { useReportDraft } from '@/stores/report-draft'
import { ActionBar } from '@/ui/action-bar'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Progress } from '@/ui/progress'
import { State } from '@/ui/state'
import { Steps } from '@/ui/steps'
import { Cases } from './cases'
import { Matter } from './matter'
import { Search } from './search'
import { HEADER, useLacks } from './use-lacks'
import { useReport } from './use-report'
import './index.scss'

/** The report on similar cases: what it is made of, what is to be said in it, and the key that makes it. */
export function CaseReport() {
  const draft = useReportDraft()
  const { making, start, stage } = useReport()
  const lacks = useLacks(draft)
  const { report } = reportCopy
  const header = (
    <View id={HEADER}>
      <Header back title={ROUTES['case-report'].title} ruled />
    </View>
  )
  if (draft.cases.length === 0) {
    const toList = { label: report.toList, onTap: () => void replace('case-list'), sensorsName: 'report_to_list' }
    return (
      <Page header={header}>
        <State kind='empty' sentence={report.noCases} actions={[toList]} />
      </Page>
    )
  }
  const main = {
    label: report.make,
    onTap: () => lacks.complete() && start(),
    busy: making !== undefined,
    sensorsName: 'report_make',
  }
  const footer = (
    <>
      {making && (
        <View className='report-making'>
          <Progress label={report.making[making.stage]} percent={making.percent} />
        </View>
      )}
      <ActionBar main={main} />
    </>
  )
  return (
    <Page header={header} footer={footer}>
      <View className='case-report'>
        <View className='report-steps'>
          <Steps {...report.steps} now={making ? 2 : 1} />
        </View>
        <Matter draft={draft} lacks={lacks} />
        <Cases cases={draft.cases} />
        <Search conditions={draft.conditions} pictures={draft.pictures} />
        {stage}
      </View>
    </Page>
  )
}
