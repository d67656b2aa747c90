/**
 * The field for the court of the pending case. From this court the report derives the High Court and the court one
 * level above. If the latter cannot be derived, a second field asks for it.
 */
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { reportCopy, fill } from '@/copy/report'
import { type ReportDraft, updateReportDraft } from '@/stores/report-draft'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import { isCourtAboveMissing, parseCourtName } from '@domain/case-report/court-name'
import { LIMITS } from '@domain/limits'
import { suggestedCourts } from './model'

const asIs = (text: string) => text
const maxLength = LIMITS.report.length.court

function Suggestions({ courts }: { courts: string[] }) {
  if (!courts.length) return null
  return (
    <View className='report-courts'>
      {courts.map(court => (
        <Button
          key={court}
          look='quiet'
          label={fill(reportCopy.report.court.suggested, { court })}
          onTap={() => updateReportDraft({ court })}
          sensorsName='report_court'
        >
          {court}
        </Button>
      ))}
    </View>
  )
}

export function CourtFields({ draft }: { draft: ReportDraft }) {
  const { court, courtAbove } = reportCopy.report
  const [isLeft, setLeft] = useState(false)
  const pending = parseCourtName(draft.court)
  const isUnread = isLeft && draft.court.trim() !== '' && !pending
  const asksAbove = pending !== undefined && isCourtAboveMissing(pending)
  return (
    <>
      <FormField label={court.label} problem={isUnread ? court.unknown : undefined}>
        <TextBox
          value={draft.court}
          onChange={text => updateReportDraft({ court: text, courtAbove: '' })}
          onBlur={() => setLeft(true)}
          clean={asIs}
          label={court.label}
          placeholder={court.hint}
          maxLength={maxLength}
          invalid={isUnread}
        />
        {!draft.court && <Suggestions courts={suggestedCourts(draft)} />}
        {pending?.above && (
          <Text className='report-above'>
            {courtAbove.label} {fill(courtAbove.derived, { court: pending.above })}
          </Text>
        )}
      </FormField>
      {asksAbove && (
        <FormField label={courtAbove.label}>
          <TextBox
            value={draft.courtAbove}
            onChange={text => updateReportDraft({ courtAbove: text })}
            clean={asIs}
            label={courtAbove.label}
            placeholder={courtAbove.hint}
            maxLength={maxLength}
          />
        </FormField>
      )}
    </>
  )
}
