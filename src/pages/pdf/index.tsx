import { Text, View } from '@tarojs/components'
export default function Page() {
  return (
    <View className='x-pdf'>
      <Text>pdf</Text>
    </View>
  )
}
