/** A row is held while its menu's code cannot be loaded. A message says so, and the row can be held again. */
import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { useToast } from '@/platform/messages'
import { RowMenu } from '@/shared/row-menu'
import { useRowMenu } from '@/shared/document-row'
import { click, one, render, until } from '../support/render-block'

jest.mock('@/shared/row-actions-sheet', () => {
  throw new Error('ChunkLoadError')
})

const row = { view: {} } as never
function Row() {
  const { openMenu } = useRowMenu(row)
  return <View className='held' onClick={() => openMenu?.(row)} />
}

test('no network is told, as often as it is tried', async () => {
  await render(() => <RowMenu>{over => [<Row key='row' />, over]}</RowMenu>)
  for (let time = 0; time < 2; time++) {
    useToast.setState({ current: undefined }, true)
    await click(one('.held'))
    await until(() => useToast.getState().current?.text === copy.error.network)
  }
})
