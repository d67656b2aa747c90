/** What the mini-program's menu shares: a chat message at once, until its new key is there, and a page in Moments. */
import { View } from '@tarojs/components'
import { useForwardWithKey } from '@/features/share/use-forward'
import { encodeUrlQuery } from '@domain/query/codec'
import { transport } from '@/platform/transport'
import type { RouteName } from '@/routing/routes'
import { render } from '../support/render-block'

let mockMessage: () => { path: string; promise: Promise<{ path: string }> }
let mockMoments: () => { query: string }
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('@tarojs/taro'),
  useShareAppMessage: (make: typeof mockMessage) => (mockMessage = make),
  useShareTimeline: (make: typeof mockMoments) => (mockMoments = make),
}))

const query = encodeUrlQuery([{ name: '全文', value: '违约金' }])

/** Returns the params of the links that are shared while no new share key can be made. */
async function sharedWithoutNewKey(route: RouteName, params: Record<string, string>) {
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 500, text: '' })
  await render(function Screen() {
    useForwardWithKey(route, params, '某页')
    return <View />
  })
  const { path, promise } = mockMessage()
  const links = [path.split('?')[1] ?? '', (await promise).path.split('?')[1] ?? '', mockMoments().query]
  return links.map(link => Object.fromEntries(new URLSearchParams(link)))
}

test('charts with a share key share it', async () => {
  const all = await sharedWithoutNewKey('case-visual', { query, secretKey: 'k' })
  expect(all).toEqual([{ secretKey: 'k' }, { secretKey: 'k' }, { secretKey: 'k' }])
})

test('charts whose conditions have changed share their query', async () => {
  expect(await sharedWithoutNewKey('case-visual', { query })).toEqual([{ query }, { query }, { query }])
})

test('a document never shares the search from which it was opened', async () => {
  const links = await sharedWithoutNewKey('law-detail', { lid: 'l1', query })
  for (const link of links) expect(link).not.toHaveProperty('query')
})
