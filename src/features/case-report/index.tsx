import { View, Text } from '@tarojs/components'
import { reportCopy, fill } from '@/copy/report'
import { replace } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { useReportDraft, writeReport, type ReportCase, dropCase, remarkOn } from '@/stores/report-draft'
import { ActionBar } from '@/ui/action-bar'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Progress } from '@/ui/progress'
import { State } from '@/ui/state'
import { Steps } from '@/ui/steps'
import { memo } from 'react'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { Section } from '@/ui/section'
import { TextBox } from '@/ui/text-box'
import { Matter, HEADER, useLacks } from './matter'
import type { Condition } from '@domain/query/condition'
import { saidOf } from '@domain/query/labels'
import { Switch } from '@/ui/switch'
import { useReport } from './use-report'
import './index.scss'

const asIs = (text: string) => text

/** What the report is made of: each can be remarked on, or left out after all. */
function Cases({ cases }: { cases: ReportCase[] }) {
  const { report } = reportCopy
  return (
    <Section title={report.cases} count={fill(report.count, { count: cases.length })}>
      {cases.map(one => (
        <OneCase key={one.jid} one={one} />
      ))}
    </Section>
  )
}

const OneCase = memo(function OneCase({ one: { jid, title, meta, remark } }: { one: ReportCase }) {
  const { report } = reportCopy
  return (
    <View className='report-case'>
      <View className='report-case__head'>
        <View className='report-case__words'>
          <Text className='report-case__title'>{title}</Text>
          <View className='report-case__meta'>
            {meta.map(item => (
              <Text key={item} className='report-case__item'>
                {item}
              </Text>
            ))}
          </View>
        </View>
        <IconButton
          icon='x'
          size={16}
          label={fill(report.remove, { title })}
          onTap={() => dropCase(jid)}
          sensorsName='report_case_remove'
        />
      </View>
      <TextBox
        value={remark}
        onChange={text => remarkOn(jid, text)}
        clean={asIs}
        label={fill(report.remark.label, { title })}
        placeholder={report.remark.hint}
        maxLength={LIMITS.report.length.remark}
      />
    </View>
  )
})

const wordsOf = (condition: Condition) => {
  const { label, text } = saidOf(condition)
  return `${label}：${text}`
}

/** How the cases were found, and whether the report shows when and where such cases were decided. */
function Search({ conditions, pictures }: { conditions: Condition[]; pictures: boolean }) {
  const { search, everything, pictures: words } = reportCopy.report
  const lines = conditions.length ? conditions.map(wordsOf) : [everything]
  return (
    <Section title={search}>
      <View className='report-search'>
        {lines.map((line, at) => (
          <View key={at}>{line}</View>
        ))}
      </View>
      <View className='report-search__pictures'>
        <View className='report-search__words'>
          <Text className='report-search__label'>{words.label}</Text>
          <Text className='report-search__hint'>{words.hint}</Text>
        </View>
        <Switch
          label={words.label}
          checked={pictures}
          onChange={on => writeReport({ pictures: on })}
          sensorsName='report_pictures'
        />
      </View>
    </Section>
  )
}

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
