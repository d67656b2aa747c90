import { Text, View } from '@tarojs/components'
export default function Page() {
  return (
    <View className='x-not-found'>
      <Text>not-found</Text>
    </View>
  )
}
