import { View, Text } from '@tarojs/components'
import { memo, useEffect, useState } from 'react'
import { reportCopy, fill } from '@/copy/report'
import { replace, useParams } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import {
  useReportDraft,
  updateReportDraft,
  type ReportCase,
  removeReportCase,
  setCaseRemark,
  type ReportDraft,
} from '@/stores/report-draft'
import { restoreReportDraft } from '@/stores/stored-report-drafts'
import { ActionBar } from '@/ui/action-bar'
import { Page, Header } from '@/ui/page'
import { ProgressBar } from '@/ui/progress'
import { State } from '@/ui/state'
import { ProgressSteps } from '@/ui/steps'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { Section } from '@/ui/section'
import { TextBox } from '@/ui/text-box'
import { FormField } from '@/ui/form-field'
import { TextArea } from '@/ui/text-area'
import { pageView } from '@/platform/page-view'
import { REQUIRED_FIELDS, type RequiredField, missingFields } from './model'
import { CourtFields } from './court-fields'
import { FinishedReportScreen } from './finished-report'
import { ReferenceCaseSearchSection, ReportSearchSection } from './search'
import { useCaseReport } from './use-report'
import './index.scss'

const HEADER = 'report-header'
const idOf = (name: RequiredField) => `report-${name}`

/** Scrolls so that the field is right below the header. */
function scrollToField(name: RequiredField) {
  const id = idOf(name)
  pageView.measure([id, HEADER], ({ scrollTop, rects: [field, header] }) => {
    if (!field || !header) return
    const top = scrollTop + field.top - (header.top + header.height)
    void pageView.scrollTo(id, Math.max(0, top), { duration: LIMITS.scroll.anchor })
  })
}

/**
 * Checks the required fields. `messages` has a message for each empty one, but only after the first attempt to make the
 * report.
 */
function useMissingFields(draft: ReportDraft) {
  const [hasTried, setTried] = useState(false)
  const [focused, setFocused] = useState<RequiredField>()

  /** Returns whether the draft is complete. Otherwise shows the problems and focuses the first field. */
  function validate(): boolean {
    const missing = missingFields(useReportDraft.getState())
    const first = REQUIRED_FIELDS.find(name => missing[name])
    setTried(first !== undefined)
    setFocused(first)
    if (first) scrollToField(first)
    return first === undefined
  }
  return { messages: hasTried ? missingFields(draft) : {}, focused, onBlur: () => setFocused(undefined), validate }
}

type MissingFields = Omit<ReturnType<typeof useMissingFields>, 'validate'>

const { length } = LIMITS.report

/** Shows the fields that the searcher fills in: the pending case, the searcher, the analysis. */
function Matter({ draft, missing: { messages, focused, onBlur } }: { draft: ReportDraft; missing: MissingFields }) {
  const { question, pendingCase, searcher, analysis, matter, use } = reportCopy.report
  return (
    <>
      <Section title={matter}>
        <FormField label={question.label} id={idOf('question')} problem={messages.question}>
          <TextArea
            value={draft.question}
            onChange={text => updateReportDraft({ question: text })}
            label={question.label}
            placeholder={question.hint}
            maxLength={length.question}
            invalid={messages.question !== undefined}
            focus={focused === 'question'}
            onBlur={onBlur}
          />
        </FormField>
        <FormField label={pendingCase.label}>
          <TextBox
            value={draft.pendingCase}
            onChange={text => updateReportDraft({ pendingCase: text })}
            clean={asIs}
            label={pendingCase.label}
            placeholder={pendingCase.hint}
            maxLength={length.pendingCase}
          />
        </FormField>
        <CourtFields draft={draft} />
        <FormField label={searcher.label} id={idOf('searcher')} problem={messages.searcher}>
          <TextBox
            value={draft.searcher}
            onChange={text => updateReportDraft({ searcher: text })}
            clean={asIs}
            label={searcher.label}
            placeholder={searcher.hint}
            maxLength={length.searcher}
            invalid={messages.searcher !== undefined}
            focus={focused === 'searcher'}
            onBlur={onBlur}
          />
        </FormField>
      </Section>
      <Section title={use}>
        <FormField label={analysis.label}>
          <TextArea
            value={draft.analysis}
            onChange={text => updateReportDraft({ analysis: text })}
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

/** Lists the cases of the report. Each case has a remark and can be removed. */
function Cases({ cases }: { cases: ReportCase[] }) {
  const { report } = reportCopy
  return (
    <Section title={report.cases} count={fill(report.count, { count: cases.length })}>
      {cases.map(reportCase => (
        <CaseEntry key={reportCase.jid} one={reportCase} />
      ))}
    </Section>
  )
}

const CaseEntry = memo(function OneCase({ one: { jid, title, meta, remark } }: { one: ReportCase }) {
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
          onTap={() => removeReportCase(jid)}
          sensorsName='report_case_remove'
        />
      </View>
      <TextBox
        value={remark}
        onChange={text => setCaseRemark(jid, text)}
        clean={asIs}
        label={fill(report.remark.label, { title })}
        placeholder={report.remark.hint}
        maxLength={LIMITS.report.length.remark}
      />
    </View>
  )
})

/**
 * Restores the draft of a report that the reader opened from the workspace. Returns whether this device lacks the
 * draft, because the report was made on another device. The draft in work returns when the reader leaves the report.
 */
function useRestoredDraft(id: string | undefined) {
  const [draftInWork] = useState(useReportDraft.getState)
  const [isElsewhere] = useState(() => id !== undefined && !restoreReportDraft(id))
  useEffect(() => {
    if (id === undefined || isElsewhere || !draftInWork.cases.length) return
    const { conditions } = useReportDraft.getState()
    return () => {
      // Other conditions belong to a report that was started since then, or the draft was cleared at a logout.
      if (useReportDraft.getState().conditions === conditions) updateReportDraft(draftInWork)
    }
  }, [id, isElsewhere, draftInWork])
  return isElsewhere
}

/** Shows the form for a case report, and later the finished report. */
export function CaseReport() {
  const { report: entryId } = useParams()
  const isElsewhere = useRestoredDraft(entryId)
  const draft = useReportDraft()
  const { progress, made, again, start, stage } = useCaseReport(entryId)
  const missing = useMissingFields(draft)
  const { report } = reportCopy
  const header = (
    <View id={HEADER}>
      <Header back title={ROUTES['case-report'].title} ruled />
    </View>
  )
  if (made) {
    return (
      <Page header={header}>
        <FinishedReportScreen report={made} onAgain={again} />
      </Page>
    )
  }
  if (isElsewhere || draft.cases.length === 0) {
    const toList = { label: report.toList, onTap: () => void replace('case-list'), sensorsName: 'report_to_list' }
    return (
      <Page header={header}>
        <State kind='empty' sentence={isElsewhere ? report.made.elsewhere : report.noCases} actions={[toList]} />
      </Page>
    )
  }
  const main = {
    label: report.make,
    onTap: () => missing.validate() && start(),
    busy: progress !== undefined,
    sensorsName: 'report_make',
  }
  const footer = (
    <>
      {progress && (
        <View className='report-progress'>
          <ProgressBar label={report.making[progress.stage]} percent={progress.percent} />
        </View>
      )}
      <ActionBar main={main} />
    </>
  )
  return (
    <Page header={header} footer={footer}>
      <View className='case-report'>
        <View className='report-steps'>
          <ProgressSteps {...report.steps} current={progress ? 2 : 1} />
        </View>
        <Matter draft={draft} missing={missing} />
        <Cases cases={draft.cases} />
        <ReferenceCaseSearchSection draft={draft} />
        <ReportSearchSection draft={draft} />
        {stage}
      </View>
    </Page>
  )
}
