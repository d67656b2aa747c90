/** @jest-environment jsdom */
import { keyboard } from '@/platform/keyboard/index.h5'
import { safeArea } from '@/platform/safe-area/index.h5'
import { textSize } from '@/platform/text-size/index.h5'
import { theme } from '@/platform/theme/index.h5'
import { visibility } from '@/platform/visibility/index.h5'
import { restoreGlobals, setGlobals } from './globals'

afterEach(restoreGlobals)

describe('the size of type', () => {
  /** A browser that draws each font at a size of its own. */
  const drawing = (sizes: Record<string, number>) =>
    setGlobals({
      getComputedStyle: ({ style }: HTMLElement) => {
        const font = Object.keys(sizes).find(name => style.cssText.includes(name))
        return { fontSize: font ? `${sizes[font]}px` : '' }
      },
    })

  test('follows the reader’s default font', () => {
    drawing({ '16px': 16, medium: 24 })
    expect(textSize.scale()).toBe(1.5)
  })

  test('does not apply twice what the webview already zooms', () => {
    drawing({ '16px': 20, medium: 20 })
    expect(textSize.scale()).toBe(1)
  })

  test('stays within what a layout can follow', () => {
    drawing({ '16px': 16, medium: 64 })
    expect(textSize.scale()).toBe(2)
    drawing({ '16px': 16, medium: 4 })
    expect(textSize.scale()).toBe(0.75)
  })

  test('is the usual one where it cannot be measured', () => {
    drawing({})
    expect(textSize.scale()).toBe(1)
    expect(document.body.childElementCount).toBe(0)
  })
})

test('the theme is the browser’s, and its change is told until nobody listens', () => {
  const listeners = new Set<() => void>()
  const scheme = {
    matches: false,
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  }
  const asked: string[] = []
  setGlobals({ matchMedia: (query: string) => (asked.push(query), scheme) })
  expect(theme.current()).toBe('light')
  const told = jest.fn()
  const stop = theme.onChange(told)
  scheme.matches = true
  listeners.forEach(listener => listener())
  expect(told).toHaveBeenCalledTimes(1)
  expect(theme.current()).toBe('dark')
  stop()
  expect(listeners.size).toBe(0)
  expect(new Set(asked)).toEqual(new Set(['(prefers-color-scheme: dark)']))
})

test('the safe area is what the style engine says', () => {
  setGlobals({
    getComputedStyle: () => ({
      getPropertyValue: (name: string) => ({ 'padding-top': '44px', 'padding-bottom': '34px' })[name] ?? '0px',
    }),
  })
  expect(safeArea.insets()).toEqual({ top: 44, right: 0, bottom: 34, left: 0 })
  expect(document.body.childElementCount).toBe(0)
  expect(safeArea.capsuleWidth()).toBe(0)
})

test('a resize is told until nobody listens', () => {
  const told = jest.fn()
  const stop = safeArea.onResize(told)
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  expect(told).toHaveBeenCalledTimes(1)
  expect(safeArea.window()).toEqual({ width: window.innerWidth, height: window.innerHeight })
})

describe('the keyboard', () => {
  const FULL = window.innerHeight
  const viewport = () => Object.assign(new EventTarget(), { height: FULL, offsetTop: 0, scale: 1 })

  function heights(...states: { height: number; offsetTop?: number; scale?: number }[]) {
    const visualViewport = viewport()
    setGlobals({ visualViewport })
    const told: number[] = []
    const stop = keyboard.onHeight(height => told.push(height))
    for (const state of states) {
      Object.assign(visualViewport, { offsetTop: 0, scale: 1, ...state })
      visualViewport.dispatchEvent(new Event('resize'))
    }
    stop()
    visualViewport.height = 1
    visualViewport.dispatchEvent(new Event('resize'))
    return told
  }

  test('covers what the visual viewport has lost, and is told once per change', () => {
    expect(heights({ height: FULL - 300 }, { height: FULL - 300 }, { height: FULL })).toEqual([300, 0])
  })

  test('does not cover what was scrolled away above', () => {
    expect(heights({ height: FULL - 300, offsetTop: 50 })).toEqual([250])
  })

  test('is neither a browser’s bar nor a zoom', () => {
    expect(heights({ height: FULL - 56 }, { height: FULL / 2, scale: 2 })).toEqual([])
  })

  test('is never told where it cannot be measured', () => {
    setGlobals({ visualViewport: undefined })
    expect(() => keyboard.onHeight(() => undefined)()).not.toThrow()
  })

  test('goes away when the field loses its focus', () => {
    document.body.innerHTML = '<input>'
    document.querySelector('input')?.focus()
    keyboard.hide()
    expect(document.activeElement).toBe(document.body)
  })
})

test('a page that is hidden and shown again says so', () => {
  const told = jest.fn()
  const stop = visibility.onChange(told)
  const state = jest.spyOn(document, 'visibilityState', 'get')
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(visibility.visible()).toBe(false)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(visibility.visible()).toBe(true)
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told.mock.calls).toEqual([[false], [true]])
})
