import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { copy, fill } from '@/copy'
import { relativeDay } from '@domain/format/relative-day'
import { today } from '@/platform/today'
import { paramsWithoutPassage } from '@/api/share'
import { openDocument } from '@/actions/open-document'
import { storedReadingPlace, useReadingHistory } from '@/stores/reading-history'
import { Section } from '@/ui/section'
import { Tap } from '@/ui/tap'
import './resume.scss'

/** Shows the document that the reader read last. A tap opens it at the passage where the reader stopped. */
export function ResumeSection() {
  const last = useReadingHistory(({ entries }) => entries[0])
  const [, setShown] = useState(0)
  // The passage may have changed since the last render, so each return to the screen renders the section again.
  useDidShow(() => setShown(shown => shown + 1))
  if (!last) return null
  const { route, title, day } = last
  const place = storedReadingPlace(last)
  const params = place ? { ...paramsWithoutPassage(last.params), ...place.params } : last.params
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
