import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { fetchCarousel } from '@/api/fiscal-tax'
import { success } from '@/request/errors'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { fiscalCopy } from '@/copy/fiscal'
import { open } from '@/routing/navigation'
import { role } from '@/ui/aria'
import { Tap } from '@/ui/tap'
import './topics.scss'

/** The numbers of the topics. The service has no list of its topics. */
const NUMBERS = ['1', '2', '3']

/** Loads the topics. Skips missing topics. */
async function fetchTopics(signal: AbortSignalLike) {
  const answers = await Promise.all(NUMBERS.map(id => fetchCarousel(id, signal, true)))
  return success(
    answers.flatMap((answer, at) => (answer.ok ? [{ id: NUMBERS[at] ?? '', title: answer.data.title }] : [])),
  )
}

interface TopicsProps {
  /** Called when the content below has moved. */
  onSettled: () => void
}

/** Links to the topics, above the lists of the area. */
export function Topics({ onSettled }: TopicsProps) {
  const topics = useLoaded(fetchTopics)
  useEffect(() => {
    if (topics.kind !== 'loading') onSettled()
  }, [topics.kind, onSettled])
  const topicList = topics.kind === 'ready' ? topics.data : []
  if (topics.kind !== 'loading' && topicList.length === 0) return null
  return (
    <View className='topics' {...role('navigation')} aria-label={fiscalCopy.fiscal.topics}>
      {topicList.map(({ id, title }) => (
        <Tap
          key={id}
          role='link'
          className='topics__topic'
          onTap={() => void open('fiscal-tax-carousel', { id })}
          sensorsName='fiscal_topic'
        >
          <View className='topics__title'>{title}</View>
        </Tap>
      ))}
    </View>
  )
}
