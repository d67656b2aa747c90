import { Text, View } from '@tarojs/components'
export default function Page() {
  return (
    <View className='x-no-login'>
      <Text>no-login</Text>
    </View>
  )
}
