import { Text, View } from '@tarojs/components'
import { role } from './aria'
import { Page } from './page'
import { Spinner } from './spinner'
import './loading-page.scss'

/** Shows a loading screen after a short delay, so that a fast page does not flash. */
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
