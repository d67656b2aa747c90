/** The command bar with the suggestions of the law service. */
import Taro from '@tarojs/taro'
import { CommandBar } from '@/app/large-screen/command-bar/index.h5'
import { commandBarCopy } from '@/copy/command-bar'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import { ROUTES } from '@/routing/routes'
import { LIMITS } from '@domain/limits'
import { act, all, click, letPass, one, press, render, until } from '../support/render-block'

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

const point = (element: HTMLElement) => act(() => element.dispatchEvent(new MouseEvent('mousemove', { bubbles: true })))

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

describe('the commands', () => {
  const selected = () => one("[aria-selected='true'] .command-bar__title").textContent
  const input = () => one('.command-bar__input')
  const onClose = jest.fn()

  beforeEach(async () => {
    onClose.mockClear()
    settings.notOffered = ['law']
    jest.spyOn(transport, 'send').mockRejectedValue(new Error('no service is called'))
    await render(() => <CommandBar open onClose={onClose} />)
  })
  afterEach(() => (settings.notOffered = []))

  test('are selected by the arrows, from the last on to the first, and by the mouse', async () => {
    const [first, second] = titles()
    expect(selected()).toBe(first)
    await press(input(), 'ArrowDown')
    expect(selected()).toBe(second)
    await press(input(), 'ArrowUp')
    await press(input(), 'ArrowUp')
    expect(selected()).toBe(titles().at(-1))
    await press(input(), 'ArrowDown')
    expect(selected()).toBe(first)
    await point(all('.command-bar__command')[1]!)
    expect(selected()).toBe(second)
    await point(all('.command-bar__command')[1]!)
    expect(selected()).toBe(second)
  })

  test('leave other keys, and those that compose a character, to the field', async () => {
    expect((await press(input(), 'a')).defaultPrevented).toBe(false)
    expect((await press(input(), 'Enter', { isComposing: true })).defaultPrevented).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('open their screen by a tap, and the bar closes', async () => {
    const brief = all('.command-bar__command').find(({ textContent }) => textContent?.includes(ROUTES.brief.title))!
    await click(brief)
    await until(() => onClose.mock.calls.length > 0)
    const [address] = jest.mocked(Taro.navigateTo).mock.calls.map(([{ url }]) => url)
    expect(address).toBe(ROUTES.brief.url)
  })

  test('ask no service for laws that are not offered', async () => {
    await type('民法典577')
    await letPass(LIMITS.delay.suggestInBar + 50)
    expect(transport.send).not.toHaveBeenCalled()
  })

  test('of none, the bar says so, and Enter does nothing', async () => {
    settings.notOffered = ['law', 'case', 'article']
    await type('没有这样的命令')
    expect(one("[role='status']").textContent).toBe(commandBarCopy.none)
    expect(input().getAttribute('aria-activedescendant')).toBeNull()
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await press(input(), key)
    expect(onClose).not.toHaveBeenCalled()
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })
})

test('a closed bar shows nothing', async () => {
  await render(() => <CommandBar open={false} onClose={() => undefined} />)
  expect(all('.command-bar')).toEqual([])
})
