import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { role } from '@/ui/aria'
import { Page } from '@/ui/page'
import { ReaderHeader } from './tools'
import './skeleton.scss'

/** Shows a placeholder while a document loads. It has the layout of the document. */
export function ReaderSkeleton() {
  return (
    <Page ground='card' header={<ReaderHeader />} footer={<View className='tools' aria-hidden='true' />}>
      <View className='reader-skeleton' aria-busy='true' {...role('status')} aria-label={copy.loading}>
        <View className='reader-skeleton__title' />
        <View className='reader-skeleton__facts' />
        <View className='reader-skeleton__text' />
      </View>
    </Page>
  )
}
