import { Text, View } from '@tarojs/components'
import { reportCopy } from '@/copy/report'
import type { Condition } from '@domain/query/condition'
import { saidOf } from '@domain/query/labels'
import { writeReport } from '@/stores/report-draft'
import { Section } from '@/ui/section'
import { Switch } from '@/ui/switch'

const wordsOf = (condition: Condition) => {
  const { label, text } = saidOf(condition)
  return `${label}：${text}`
}

/** How the cases were found, and whether the report shows when and where such cases were decided. */
export function Search({ conditions, pictures }: { conditions: Condition[]; pictures: boolean }) {
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
