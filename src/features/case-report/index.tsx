import { View, Text } from '@tarojs/components'
import { memo, useState } from 'react'
import { reportCopy, fill } from '@/copy/report'
import { replace } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import {
  useReportDraft,
  writeReport,
  type ReportCase,
  dropCase,
  remarkOn,
  type ReportDraft,
} from '@/stores/report-draft'
import { ActionBar } from '@/ui/action-bar'
import { Page, Header } from '@/ui/page'
import { Progress } from '@/ui/progress'
import { State } from '@/ui/state'
import { Steps } from '@/ui/steps'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { Section } from '@/ui/section'
import { TextBox } from '@/ui/text-box'
import { FormField } from '@/ui/form-field'
import { TextArea } from '@/ui/text-area'
import { pageView } from '@/platform/page-view'
import type { Condition } from '@domain/query/condition'
import { displayLabel } from '@domain/query/labels'
import { Switch } from '@/ui/switch'
import { NEEDED, type Needed, lacksOf } from './model'
import { useReport } from './use-report'
import './index.scss'

const HEADER = 'report-header'
const idOf = (name: Needed) => `report-${name}`

/** Puts a field right below the header. */
function show(name: Needed) {
  const id = idOf(name)
  pageView.survey([id, HEADER], ({ scrollTop, rects: [field, header] }) => {
    if (!field || !header) return
    const top = scrollTop + field.top - (header.top + header.height)
    void pageView.scrollTo(id, Math.max(0, top), { duration: LIMITS.scroll.anchor })
  })
}

/** What the draft lacks, once its reader has tried to go on without. */
function useLacks(draft: ReportDraft) {
  const [tried, setTried] = useState(false)
  const [focused, setFocused] = useState<Needed>()

  /** Whether nothing is missing; else it is said where it is missing, and the first such place is entered. */
  function complete(): boolean {
    const lacks = lacksOf(useReportDraft.getState())
    const first = NEEDED.find(name => lacks[name])
    setTried(first !== undefined)
    setFocused(first)
    if (first) show(first)
    return first === undefined
  }
  return { said: tried ? lacksOf(draft) : {}, focused, onBlur: () => setFocused(undefined), complete }
}

type Lacks = Omit<ReturnType<typeof useLacks>, 'complete'>

const { length } = LIMITS.report

/** What only the reader knows: the matter that is to be decided, who searched, and what follows from the cases. */
function Matter({ draft, lacks: { said, focused, onBlur } }: { draft: ReportDraft; lacks: Lacks }) {
  const { question, pendingCase, searcher, analysis, matter, use } = reportCopy.report
  return (
    <>
      <Section title={matter}>
        <FormField label={question.label} id={idOf('question')} problem={said.question}>
          <TextArea
            value={draft.question}
            onChange={text => writeReport({ question: text })}
            label={question.label}
            placeholder={question.hint}
            maxLength={length.question}
            invalid={said.question !== undefined}
            focus={focused === 'question'}
            onBlur={onBlur}
          />
        </FormField>
        <FormField label={pendingCase.label}>
          <TextBox
            value={draft.pendingCase}
            onChange={text => writeReport({ pendingCase: text })}
            clean={asIs}
            label={pendingCase.label}
            placeholder={pendingCase.hint}
            maxLength={length.pendingCase}
          />
        </FormField>
        <FormField label={searcher.label} id={idOf('searcher')} problem={said.searcher}>
          <TextBox
            value={draft.searcher}
            onChange={text => writeReport({ searcher: text })}
            clean={asIs}
            label={searcher.label}
            placeholder={searcher.hint}
            maxLength={length.searcher}
            invalid={said.searcher !== undefined}
            focus={focused === 'searcher'}
            onBlur={onBlur}
          />
        </FormField>
      </Section>
      <Section title={use}>
        <FormField label={analysis.label}>
          <TextArea
            value={draft.analysis}
            onChange={text => writeReport({ analysis: text })}
            label={analysis.label}
            placeholder={analysis.hint}
            maxLength={length.analysis}
          />
        </FormField>
      </Section>
    </>
  )
}

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
  const { label, text } = displayLabel(condition)
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
