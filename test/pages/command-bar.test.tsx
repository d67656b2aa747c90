/** The command bar with the suggestions of the law service. */
import Taro from '@tarojs/taro'
import { CommandBar } from '@/app/large-screen/command-bar/index.h5'
import { transport } from '@/platform/transport'
import { act, all, one, press, render, until } from '../support/render-block'

const NAME = '《中华人民共和国民法典》第五百七十七条'
const GROUP = {
  pre: '法律法规',
  directToPageFlag: true,
  library: 'law',
  value: [{ id: 'l1', name: NAME, value: NAME, valueHighLight: [], description: '', article: '第五百七十七条' }],
}

const titles = () => all('.command-bar__title').map(({ textContent }) => textContent)

async function type(text: string) {
  const input = one('.command-bar__input') as HTMLInputElement
  await act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

beforeEach(() => {
  jest.restoreAllMocks()
  // jsdom has no layout, so its elements cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
})

test('an article that the text names comes first, and opens in its law', async () => {
  const text = JSON.stringify({ isSuccess: true, data: [GROUP] })
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 200, text })
  await render(() => <CommandBar open onClose={() => undefined} />)
  await type('民法典577')
  await until(() => titles()[0] === NAME)
  await press(one('.command-bar__input'), 'Enter')
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  const [address] = jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => decodeURIComponent(url))
  expect(address).toMatch(/law-detail\/l1\?article=第五百七十七条$/)
})

test('without an answer of the service there are the searches', async () => {
  const send = jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 500, text: '' })
  await render(() => <CommandBar open onClose={() => undefined} />)
  await type('民法典577')
  await until(() => send.mock.calls.length > 0)
  expect(titles()).toHaveLength(3)
})
