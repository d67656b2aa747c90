import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { reportCopy, fill } from '@/copy/report'
import { LIMITS } from '@domain/limits'
import { type ReportCase, dropCase, remarkOn } from '@/stores/report-draft'
import { IconButton } from '@/ui/icon-button'
import { Section } from '@/ui/section'
import { TextBox } from '@/ui/text-box'

const asIs = (text: string) => text

/** What the report is made of: each can be remarked on, or left out after all. */
export function Cases({ cases }: { cases: ReportCase[] }) {
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
