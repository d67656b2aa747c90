/** Says up to which day the data of a screen was checked, and warns if that is long ago. */
import { Text, View } from '@tarojs/components'
import { isOutdated } from '@domain/reference-data/age'
import { REFERENCE_DATA } from '@domain/reference-data/file'
import { fill, referenceDataCopy } from '@/copy/reference-data'
import { today } from '@/platform/today'
import type { DataAge } from './use-reference-data'
import './age-note.scss'

const { outdated } = referenceDataCopy.referenceData

/** The warning of old data. Empty for data that was checked lately. */
export const ageWarning = ({ checkedTo }: DataAge): string =>
  isOutdated(checkedTo, today()) ? fill(outdated, { days: String(REFERENCE_DATA.freshDays) }) : ''

export function AgeNote({ age }: { age: DataAge }) {
  const warning = ageWarning(age)
  return (
    <View className='age-note'>
      <Text>{age.sentence}</Text>
      {warning && <Text className='age-note__warning'>{warning}</Text>}
    </View>
  )
}
