import { Text, View } from '@tarojs/components'
export default function Page() {
  return (
    <View className='x-no-auth'>
      <Text>no-auth</Text>
    </View>
  )
}
