import { Text, View } from '@tarojs/components'
import { role } from '../aria'
import { Page } from '../page'
import { Spinner } from '../spinner'
import './index.scss'

/** A screen that is on its way: shown after a moment, so that a quick one does not flash. */
export function Opening({ label }: { label: string }) {
  return (
    <Page>
      <View className='opening' {...role('status')}>
        <Spinner size={20} />
        <Text className='opening__label'>{label}</Text>
      </View>
    </Page>
  )
}
