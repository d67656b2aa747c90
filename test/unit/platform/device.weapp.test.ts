import { keyboard } from '@/platform/keyboard/index.weapp'
import { safeArea } from '@/platform/safe-area/index.weapp'
import { textSize } from '@/platform/text-size/index.weapp'
import { theme } from '@/platform/theme/index.weapp'
import { visibility } from '@/platform/visibility/index.weapp'

type Listener = (result?: object) => void
interface Device {
  listeners: Map<string, Set<Listener>>
  answers: Record<string, unknown>
}

/** WeChat's calls, by their naming: `onX` and `offX` keep listeners, anything else answers what the test says. */
jest.mock('@tarojs/taro', () => {
  const device: Device = { listeners: new Map(), answers: {} }
  const call = (name: string) => (listener?: Listener) => {
    const [, mode, event = ''] = /^(on|off)(\w+)$/.exec(name) ?? []
    if (!mode || !listener) return device.answers[name]
    const listeners = device.listeners.get(event) ?? new Set()
    device.listeners.set(event, listeners)
    return mode === 'on' ? listeners.add(listener) : listeners.delete(listener)
  }
  return { __esModule: true, default: new Proxy({}, { get: (_, name: string) => call(name) }), device }
})

const { listeners, answers } = jest.requireMock<{ device: Device }>('@tarojs/taro').device
const happen = (event: string, result?: object) => listeners.get(event)?.forEach(listener => listener(result))

test.each([
  [17, 1],
  [23.8, 1.4],
  [8, 0.75],
  [60, 2],
  [undefined, 1],
])('type set to %s is drawn at %s', (fontSizeSetting, scale) => {
  answers.getAppBaseInfo = { fontSizeSetting }
  expect(textSize.scale()).toBeCloseTo(scale)
})

describe('the window', () => {
  const screen = { windowWidth: 375, windowHeight: 724, screenWidth: 375, screenHeight: 812 }

  test('has insets and room for the capsule', () => {
    answers.getWindowInfo = { ...screen, safeArea: { top: 44, right: 375, bottom: 778, left: 0 } }
    answers.getMenuButtonBoundingClientRect = { left: 281, width: 87 }
    expect(safeArea.insets()).toEqual({ top: 44, right: 0, bottom: 34, left: 0 })
    expect(safeArea.capsuleWidth()).toBe(94)
    expect(safeArea.window()).toEqual({ width: 375, height: 724 })
  })

  test('may have neither', () => {
    answers.getWindowInfo = screen
    answers.getMenuButtonBoundingClientRect = { left: 0, width: 0 }
    expect(safeArea.insets()).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
    expect(safeArea.capsuleWidth()).toBe(0)
  })

  test('tells a resize until nobody listens', () => {
    const told = jest.fn()
    const stop = safeArea.onResize(told)
    happen('WindowResize', { size: {} })
    stop()
    happen('WindowResize', { size: {} })
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('the theme', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [undefined, 'light'],
  ])('that WeChat calls %s is %s', (said, meant) => {
    answers.getAppBaseInfo = { theme: said }
    expect(theme.current()).toBe(meant)
  })

  test('tells its change until nobody listens', () => {
    const told = jest.fn()
    const stop = theme.onChange(told)
    happen('ThemeChange', { theme: 'dark' })
    stop()
    happen('ThemeChange', { theme: 'light' })
    expect(told).toHaveBeenCalledTimes(1)
  })
})

test('the keyboard’s height is told until nobody listens', () => {
  const told: number[] = []
  const stop = keyboard.onHeight(height => told.push(height))
  happen('KeyboardHeightChange', { height: 291 })
  happen('KeyboardHeightChange', { height: -1 })
  stop()
  happen('KeyboardHeightChange', { height: 291 })
  expect(told).toEqual([291, 0])
})

test('hiding a keyboard that is not there is no error', () => {
  answers.hideKeyboard = Promise.reject(new Error('hideKeyboard:fail input not exists'))
  expect(() => keyboard.hide()).not.toThrow()
})

test('the app knows whether it is seen', () => {
  const told: boolean[] = []
  expect(visibility.visible()).toBe(true)
  const stop = visibility.onChange(visible => told.push(visible))
  happen('AppHide')
  expect(visibility.visible()).toBe(false)
  happen('AppShow')
  stop()
  happen('AppHide')
  expect(told).toEqual([false, true])
  expect(visibility.visible()).toBe(false)
})
