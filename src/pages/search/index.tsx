import { Text, View } from '@tarojs/components'
export default function Page() {
  return (
    <View className='x-search'>
      <Text>search</Text>
    </View>
  )
}
