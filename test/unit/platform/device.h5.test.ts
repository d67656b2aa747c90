/** @jest-environment jsdom */
import { onKeyboardHeight } from '@/platform/keyboard.h5'
import { viewport } from '@/platform/viewport.h5'
import { theme } from '@/platform/theme.h5'
import { onVisible } from '@/platform/visibility.h5'
import { restoreGlobals, setGlobals } from './globals'

afterEach(restoreGlobals)

test('the theme is the browser’s, and its change is told until nobody listens', () => {
  const listeners = new Set<() => void>()
  const scheme = {
    matches: false,
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  }
  const queries: string[] = []
  setGlobals({ matchMedia: (query: string) => (queries.push(query), scheme) })
  expect(theme.current()).toBe('light')
  const callback = jest.fn()
  const stop = theme.onChange(callback)
  scheme.matches = true
  listeners.forEach(listener => listener())
  expect(callback).toHaveBeenCalledTimes(1)
  expect(theme.current()).toBe('dark')
  stop()
  expect(listeners.size).toBe(0)
  expect(new Set(queries)).toEqual(new Set(['(prefers-color-scheme: dark)']))
})

test('a resize is told until nobody listens', () => {
  const callback = jest.fn()
  const stop = viewport.onResize(callback)
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  expect(callback).toHaveBeenCalledTimes(1)
  expect(viewport.size()).toEqual({ width: window.innerWidth, height: window.innerHeight })
  expect(viewport.headerInsets()).toBeUndefined()
})

describe('the keyboard', () => {
  const FULL = window.innerHeight
  const visible = () => Object.assign(new EventTarget(), { height: FULL, offsetTop: 0, scale: 1 })

  function heights(...states: { height: number; offsetTop?: number; scale?: number }[]) {
    const visualViewport = visible()
    setGlobals({ visualViewport })
    const keyboardHeights: number[] = []
    const stop = onKeyboardHeight(height => keyboardHeights.push(height))
    for (const state of states) {
      Object.assign(visualViewport, { offsetTop: 0, scale: 1, ...state })
      visualViewport.dispatchEvent(new Event('resize'))
    }
    stop()
    visualViewport.height = 1
    visualViewport.dispatchEvent(new Event('resize'))
    return keyboardHeights
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
    expect(() => onKeyboardHeight(() => undefined)()).not.toThrow()
  })
})

test('a page that is shown again after it was hidden says so', () => {
  const callback = jest.fn()
  const stop = onVisible(callback)
  const state = jest.spyOn(document, 'visibilityState', 'get')
  state.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).not.toHaveBeenCalled()
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(callback).toHaveBeenCalledTimes(1)
})
