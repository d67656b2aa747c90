import { Text, View } from '@tarojs/components'
import { role } from './aria'
import { Page } from './page'
import { Spinner } from './spinner'
import './loading-page.scss'

/** A screen that is on its way: shown after a moment, so that a quick one does not flash. */
export function LoadingPage({ label }: { label: string }) {
  return (
    <Page>
      <View className='loading-page' {...role('status')}>
        <Spinner size={20} />
        <Text className='loading-page__label'>{label}</Text>
      </View>
    </Page>
  )
}
