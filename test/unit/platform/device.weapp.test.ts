import { onKeyboardHeight } from '@/platform/keyboard'
import { viewport } from '@/platform/viewport'
import { theme } from '@/platform/theme'
import { onVisible } from '@/platform/visibility'

type Listener = (result?: object) => void
interface Device {
  /** What an old base library does not have. */
  lacks: Set<string>
  listeners: Map<string, Set<Listener>>
  answers: Record<string, unknown>
}

/** WeChat's calls, by their naming: `onX` and `offX` keep listeners, anything else answers what the test says. */
jest.mock('@tarojs/taro', () => {
  const device: Device = { listeners: new Map(), answers: {}, lacks: new Set() }
  const call = (name: string) => (listener?: Listener) => {
    const [, mode, event = ''] = /^(on|off)(\w+)$/.exec(name) ?? []
    if (!mode || !listener) return device.answers[name]
    const listeners = device.listeners.get(event) ?? new Set()
    device.listeners.set(event, listeners)
    return mode === 'on' ? listeners.add(listener) : listeners.delete(listener)
  }
  const canIUse = (name: string) => !device.lacks.has(name)
  const get = (_: object, name: string) => (name === 'canIUse' ? canIUse : call(name))
  return { __esModule: true, default: new Proxy({}, { get }), device }
})

const { listeners, answers, lacks } = jest.requireMock<{ device: Device }>('@tarojs/taro').device
const happen = (event: string, result?: object) => listeners.get(event)?.forEach(listener => listener(result))

describe('the window', () => {
  const screen = { windowWidth: 375, windowHeight: 724, screenWidth: 375, screenHeight: 812 }

  test('leaves room in a header for the status bar and the capsule', () => {
    answers.getWindowInfo = { ...screen, safeArea: { top: 44, right: 375, bottom: 778, left: 0 } }
    answers.getMenuButtonBoundingClientRect = { left: 281, width: 87 }
    expect(viewport.headerInsets()).toEqual({ top: 44, right: 94 })
    expect(viewport.size()).toEqual({ width: 375, height: 724 })
  })

  test('may have no capsule, and no safe area', () => {
    answers.getWindowInfo = screen
    answers.getMenuButtonBoundingClientRect = { left: 0, width: 0 }
    expect(viewport.headerInsets()).toBeUndefined()
    answers.getMenuButtonBoundingClientRect = { left: 281, width: 87 }
    expect(viewport.headerInsets()).toEqual({ top: 0, right: 94 })
  })

  test('begins below the status bar where WeChat says that nothing is covered', () => {
    answers.getWindowInfo = { ...screen, statusBarHeight: 32, safeArea: { top: 0, right: 375, bottom: 778, left: 0 } }
    expect(viewport.headerInsets()).toEqual({ top: 32, right: 94 })
  })

  test('is told with all else by a base library before 2.20.1, and so is the theme', () => {
    lacks.add('getWindowInfo').add('getAppBaseInfo')
    answers.getSystemInfoSync = { ...screen, windowWidth: 360, statusBarHeight: 24, theme: 'dark' }
    expect(viewport.size()).toEqual({ width: 360, height: 724 })
    expect(theme.current()).toBe('dark')
    lacks.clear()
  })

  test('tells a resize until nobody listens', () => {
    const callback = jest.fn()
    const stop = viewport.onResize(callback)
    happen('WindowResize', { size: {} })
    stop()
    happen('WindowResize', { size: {} })
    expect(callback).toHaveBeenCalledTimes(1)
  })
})

describe('the theme', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    [undefined, 'light'],
  ])('that WeChat calls %s is %s', (name, expected) => {
    answers.getAppBaseInfo = { theme: name }
    expect(theme.current()).toBe(expected)
  })

  test('tells its change until nobody listens', () => {
    const callback = jest.fn()
    const stop = theme.onChange(callback)
    happen('ThemeChange', { theme: 'dark' })
    stop()
    happen('ThemeChange', { theme: 'light' })
    expect(callback).toHaveBeenCalledTimes(1)
  })
})

test('the keyboard’s height is told until nobody listens', () => {
  const heights: number[] = []
  const stop = onKeyboardHeight(height => heights.push(height))
  happen('KeyboardHeightChange', { height: 291 })
  happen('KeyboardHeightChange', { height: -1 })
  stop()
  happen('KeyboardHeightChange', { height: 291 })
  expect(heights).toEqual([291, 0])
})

test('the app says when it is seen again', () => {
  const callback = jest.fn()
  const stop = onVisible(callback)
  happen('AppHide')
  expect(callback).not.toHaveBeenCalled()
  happen('AppShow')
  stop()
  happen('AppShow')
  expect(callback).toHaveBeenCalledTimes(1)
})
