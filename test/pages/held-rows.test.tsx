/** A row is held while the code for it cannot come: that is told, and the row can be held again. */
import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { useToast } from '@/platform/toast'
import { HeldRows } from '@/shared/row-menu'
import { useHolding } from '@/shared/document-row'
import { click, one, render, until } from '../support/render-block'

jest.mock('@/shared/row-actions-sheet', () => {
  throw new Error('ChunkLoadError')
})

const row = { view: {} } as never
function Row() {
  const { hold } = useHolding(row)
  return <View className='held' onClick={() => hold?.(row)} />
}

test('no network is told, as often as it is tried', async () => {
  await render(() => <HeldRows>{over => [<Row key='row' />, over]}</HeldRows>)
  for (let time = 0; time < 2; time++) {
    useToast.setState({ shown: undefined }, true)
    await click(one('.held'))
    await until(() => useToast.getState().shown?.text === copy.error.network)
  }
})
