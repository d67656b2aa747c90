/** A listener of a `wx.on…` function. */
type Listener = (...details: unknown[]) => void

const listeners = new Map<string, Set<Listener>>()
const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name)!

export const isHeard = (name: string) => of(name).size > 0

export const on = (name: string, listener: Listener) => void of(name).add(listener)

export const emit = (name: string, ...details: unknown[]) => [...of(name)].forEach(listener => listener(...details))

const NAMES = [
  ...['AppShow', 'AppHide', 'Error', 'UnhandledRejection', 'PageNotFound', 'ThemeChange', 'WindowResize'],
  ...['KeyboardHeightChange', 'NetworkStatusChange', 'NetworkWeakChange', 'MemoryWarning', 'UserCaptureScreen'],
  ...['CopyUrl', 'NeedPrivacyAuthorization', 'LazyLoadError', 'DeviceOrientationChange', 'ScreenRecordingStateChanged'],
]

const eventName = (name: string) => name[0]!.toLowerCase() + name.slice(1)

/**
 * The functions `wx.onThemeChange`, `wx.offThemeChange` and the like. An off function without a listener
 * removes all listeners.
 */
export const signals = Object.fromEntries(
  NAMES.flatMap(name => [
    [`on${name}`, (listener: Listener) => on(eventName(name), listener)],
    [
      `off${name}`,
      (listener?: Listener) => (listener ? of(eventName(name)).delete(listener) : of(eventName(name)).clear()),
    ],
  ]),
)
