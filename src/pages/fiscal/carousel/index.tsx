import Taro from '@tarojs/taro'
import { useCallback, useEffect } from 'react'
import { screenErrorStateOf } from '@/request/error-state'
import { fetchCarousel } from '@/api/carousel'
import { useLoaded } from '@/request/use-loaded'
import { Access } from '@/features/access'
import { Carousel } from '@/features/fiscal/carousel'
import { back, relaunch, useParams } from '@/routing/navigation'
import { host } from '@/platform/host'
import type { AbortSignalLike } from '@/platform/transport/port'
import { HOME } from '@/routing/routes'
import { Header } from '@/ui/header'
import { wayHome } from '@/ui/notice'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'

const goHome = () => void relaunch(HOME)

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
      {topic.kind === 'failed' && (
        <State {...screenErrorStateOf(topic.error, topic.retry, 'carousel_retry', wayHome(goHome))} />
      )}
      {topic.kind === 'ready' && <Carousel carousel={topic.data} />}
    </Page>
  )
}

export default function FiscalCarousel() {
  return (
    <Access route='fiscal-tax-carousel'>
      <Topic />
    </Access>
  )
}
