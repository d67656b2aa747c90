import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { type ReportDraft, writeReport } from '@/stores/report-draft'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import { TextBox } from '@/ui/text-box'

const { length } = LIMITS.report
const asIs = (text: string) => text

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className='report-field'>
      <Text className='report-field__label'>{label}</Text>
      {children}
    </View>
  )
}

/** What only the reader knows: the matter that is to be decided, who searched, and what follows from the cases. */
export function Matter({ draft }: { draft: ReportDraft }) {
  const { question, pendingCase, searcher, analysis, matter, use } = copy.report
  return (
    <>
      <Section title={matter}>
        <Field label={question.label}>
          <TextArea
            value={draft.question}
            onChange={text => writeReport({ question: text })}
            label={question.label}
            placeholder={question.hint}
            maxLength={length.question}
          />
        </Field>
        <Field label={pendingCase.label}>
          <TextBox
            value={draft.pendingCase}
            onChange={text => writeReport({ pendingCase: text })}
            clean={asIs}
            label={pendingCase.label}
            placeholder={pendingCase.hint}
            maxLength={length.pendingCase}
          />
        </Field>
        <Field label={searcher.label}>
          <TextBox
            value={draft.searcher}
            onChange={text => writeReport({ searcher: text })}
            clean={asIs}
            label={searcher.label}
            placeholder={searcher.hint}
            maxLength={length.searcher}
          />
        </Field>
      </Section>
      <Section title={use}>
        <Field label={analysis.label}>
          <TextArea
            value={draft.analysis}
            onChange={text => writeReport({ analysis: text })}
            label={analysis.label}
            placeholder={analysis.hint}
            maxLength={length.analysis}
          />
        </Field>
      </Section>
    </>
  )
}
