import Taro from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
import { fillPattern } from '@domain/format/address'
import { back, useParams } from '@/routing/navigation'
import { Button } from '@/ui/button'

/** A screen whose address has params, for tests that navigate forwards and back. */
export function Walk() {
  const { name = '', note = '', query = '' } = useParams()
  const step = name.length + 1
  const onward = fillPattern('/gallery/:name/:note', {
    name: `${name}%`,
    note: `第${step}页/50%41`,
    query: `[${step}]&法`,
  })
  return (
    <View id='walk'>
      <Text id='walk-params'>{JSON.stringify([name, note, query])}</Text>
      <Button onTap={() => void Taro.navigateTo({ url: onward })}>onward</Button>
      <Button look='line' onTap={() => void back()}>
        homeward
      </Button>
    </View>
  )
}
