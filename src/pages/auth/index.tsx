import { Text, View } from '@tarojs/components'
export default function Page() {
  return (
    <View className='x-auth'>
      <Text>auth</Text>
    </View>
  )
}
