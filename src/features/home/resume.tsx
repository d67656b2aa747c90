import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { copy, fill } from '@/copy'
import { relativeDay } from '@domain/format/relative-day'
import { today } from '@/platform/today'
import { withoutPassage } from '@/api/share'
import { openDocument } from '@/actions/open-document'
import { readingPlaceIn, useReadingHistory } from '@/stores/reading-history'
import { Section } from '@/ui/section'
import { Tap } from '@/ui/tap'
import './resume.scss'

/** Shows the document that was read last, and the passage at which the reader stopped. A tap returns there. */
export function ResumeSection() {
  const last = useReadingHistory(({ entries }) => entries[0])
  const [, setShown] = useState(0)
  // The place is stored after the document, while the reader scrolls.
  useDidShow(() => setShown(shown => shown + 1))
  if (!last) return null
  const { route, title, day } = last
  const place = readingPlaceIn(last)
  const params = place ? { ...withoutPassage(last.params), ...place.params } : last.params
  return (
    <Section title={copy.home.resume}>
      <Tap role='link' className='resume' onTap={() => void openDocument(route, params)} sensorsName='home_resume'>
        <View className='resume__title'>{title}</View>
        {place && <View className='resume__place'>{fill(copy.home.stopped, { text: place.text })}</View>}
        <Text className='resume__day'>{relativeDay(day, today())}</Text>
      </Tap>
    </Section>
  )
}
