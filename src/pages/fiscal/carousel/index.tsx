import Taro from '@tarojs/taro'
import { useCallback, useEffect } from 'react'
import { troubleOf } from '@/api/trouble'
import { fetchCarousel } from '@/api/fiscal-tax'
import { useLoaded } from '@/api/use-loaded'
import { Door } from '@/features/door'
import { Carousel } from '@/features/fiscal/carousel'
import { back, useParams } from '@/navigation'
import { host } from '@/platform/host'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Header } from '@/ui/header'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'

function Topic() {
  const { id = '' } = useParams()
  const load = useCallback((signal: AbortSignalLike) => fetchCarousel(id, signal), [id])
  const topic = useLoaded(load)
  const title = topic.kind === 'ready' ? topic.data.title : undefined
  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }, [title])
  const onBack = host.current() === 'app' ? () => void back() : undefined
  return (
    <Page header={<Header title={title} onBack={onBack} ruled />}>
      {topic.kind === 'loading' && <Skeleton rows={5} />}
      {topic.kind === 'failed' && <State {...troubleOf(topic.error, topic.retry, 'carousel_retry')} />}
      {topic.kind === 'ready' && <Carousel carousel={topic.data} />}
    </Page>
  )
}

export default function FiscalCarousel() {
  return (
    <Door route='fiscal-tax-carousel'>
      <Topic />
    </Door>
  )
}
