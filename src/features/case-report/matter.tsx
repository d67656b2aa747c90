import { reportCopy } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { type ReportDraft, writeReport, useReportDraft } from '@/stores/report-draft'
import { FormField } from '@/ui/form-field'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import { TextBox } from '@/ui/text-box'
import { useState } from 'react'
import { pageView } from '@/platform/page-view'
import { NEEDED, type Needed, lacksOf } from './request'

export const HEADER = 'report-header'
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
export function useLacks(draft: ReportDraft) {
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
const asIs = (text: string) => text

/** What only the reader knows: the matter that is to be decided, who searched, and what follows from the cases. */
export function Matter({ draft, lacks: { said, focused, onBlur } }: { draft: ReportDraft; lacks: Lacks }) {
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
