/** The form sections about the search: conditions, statistics, 人民法院案例库, and the style of the file. */
import { Text, View } from '@tarojs/components'
import { fill, reportCopy } from '@/copy/report'
import { type ReportDraft, type ReportStyle, updateReportDraft } from '@/stores/report-draft'
import { FormField } from '@/ui/form-field'
import { Section } from '@/ui/section'
import { Segmented } from '@/ui/segmented'
import { Switch } from '@/ui/switch'
import { TextBox } from '@/ui/text-box'
import { LIMITS } from '@domain/limits'
import type { Condition } from '@domain/query/condition'
import { displayLabel } from '@domain/query/labels'

const { report } = reportCopy
const asIs = (text: string) => text

function wordsOf(condition: Condition) {
  const { label, text } = displayLabel(condition)
  return `${label}：${text}`
}

/** Returns the lines that state the search: by facts, by conditions, or by both. */
function searchLines({ conditions, factsSearch }: ReportDraft): string[] {
  const words = conditions.map(wordsOf)
  if (!factsSearch) return words.length ? words : [report.noConditions]
  const { method, kind, total, notWritten } = report.factsSearch
  return [
    method,
    ...(factsSearch.kind ? [fill(kind, { kind: factsSearch.kind })] : []),
    ...words,
    ...(factsSearch.total ? [fill(total, { total: factsSearch.total })] : []),
    notWritten,
  ]
}

interface SwitchLineProps {
  words: { label: string; hint: string }
  checked: boolean
  onChange: (on: boolean) => void
  sensorsName: string
}

function SwitchLine({ words, checked, onChange, sensorsName }: SwitchLineProps) {
  return (
    <View className='report-search__pictures'>
      <View className='report-search__words'>
        <Text className='report-search__label'>{words.label}</Text>
        <Text className='report-search__hint'>{words.hint}</Text>
      </View>
      <Switch label={words.label} checked={checked} onChange={onChange} sensorsName={sensorsName} />
    </View>
  )
}

/**
 * The field in which the searcher confirms that the site of 人民法院案例库 itself was searched, and enters the 入库编号 found
 * there.
 */
export function ReferenceCaseSearchSection({ draft: { searchedEntries, entryNumbers } }: { draft: ReportDraft }) {
  const { entries } = report
  return (
    <Section title={entries.section}>
      <SwitchLine
        words={entries}
        checked={searchedEntries}
        onChange={on => updateReportDraft({ searchedEntries: on })}
        sensorsName='report_entries'
      />
      {searchedEntries && (
        <FormField label={entries.numbers.label}>
          <TextBox
            value={entryNumbers}
            onChange={text => updateReportDraft({ entryNumbers: text })}
            clean={asIs}
            label={entries.numbers.label}
            placeholder={entries.numbers.hint}
            maxLength={LIMITS.report.length.entries}
          />
        </FormField>
      )}
    </Section>
  )
}

const STYLES: ReportStyle[] = ['official', 'song']

/** Shows the search conditions, and the fields for the statistics and the style of the report. */
export function ReportSearchSection({ draft }: { draft: ReportDraft }) {
  const { pictures, style, factsSearch } = draft
  const lines = searchLines(draft)
  return (
    <Section title={report.search}>
      <View className='report-search'>
        {lines.map((line, at) => (
          <View key={at}>{line}</View>
        ))}
      </View>
      {!factsSearch && (
        <SwitchLine
          words={report.pictures}
          checked={pictures}
          onChange={on => updateReportDraft({ pictures: on })}
          sensorsName='report_pictures'
        />
      )}
      <FormField label={report.style.label}>
        <Segmented
          label={report.style.label}
          choices={STYLES.map(key => ({ key, label: report.style[key] }))}
          active={style}
          onChange={key => updateReportDraft({ style: key })}
          sensorsName='report_style'
        />
      </FormField>
    </Section>
  )
}
