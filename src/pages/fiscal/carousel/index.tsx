import Taro from '@tarojs/taro'
import { useCallback, useEffect } from 'react'
import { fetchCarousel } from '@/api/fiscal-tax'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { Access } from '@/features/access'
import { CarouselView } from '@/features/fiscal/carousel'
import { useParams } from '@/routing/navigation'
import { RowMenu } from '@/shared/row-menu'
import { LoadErrorOrLogin } from '@/shared/load-error-or-login'
import { Page, Header, homeAction } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'

function Topic() {
  const { id = '' } = useParams()
  const load = useCallback((signal: AbortSignalLike) => fetchCarousel(id, signal), [id])
  const topic = useLoaded(load)
  const title = topic.kind === 'ready' ? topic.data.title : undefined
  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }, [title])
  return (
    <RowMenu>
      {over => (
        <Page className='topic-page' header={<Header back ruled />} over={over}>
          {topic.kind === 'loading' && <Skeleton rows={5} />}
          {topic.kind === 'failed' && (
            <LoadErrorOrLogin
              error={topic.error}
              retry={topic.retry}
              sensorsName='carousel_retry'
              exitAction={homeAction}
            />
          )}
          {topic.kind === 'ready' && <CarouselView carousel={topic.data} />}
        </Page>
      )}
    </RowMenu>
  )
}

export default function FiscalTopicPage() {
  return (
    <Access route='fiscal-tax-carousel'>
      <Topic />
    </Access>
  )
}
