import { reportCopy } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { type ReportDraft, writeReport } from '@/stores/report-draft'
import { FormField } from '@/ui/form-field'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import { TextBox } from '@/ui/text-box'
import { type Lacks, idOf } from './use-lacks'

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
