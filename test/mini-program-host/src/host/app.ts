/** Manages the App instance and its lifecycle. */
import { guarded, onFault } from './record'
import { emit } from './signals'

type Lifecycle =
  'onLaunch' | 'onShow' | 'onHide' | 'onError' | 'onPageNotFound' | 'onUnhandledRejection' | 'onThemeChange'
type AppInstance = Partial<Record<Lifecycle, (detail: unknown) => void>> & Record<string, unknown>

export interface LaunchOptions {
  path: string
  query: Record<string, string>
  scene: number
  referrerInfo: object
}

let app: AppInstance | undefined
let launched: LaunchOptions
let entered: LaunchOptions

export const installApp = () =>
  Object.assign(window, {
    App: (options: AppInstance) => {
      app = options
    },
    getApp: () => app,
  })

const call = (name: Lifecycle, detail: unknown) => guarded(() => app?.[name]?.(detail))

export function launchApp(options: LaunchOptions) {
  launched = entered = options
  if (!app) throw new Error('app.js never called App()')
  onFault({
    thrown(message) {
      call('onError', message)
      emit('error', { message })
    },
    rejected(reason) {
      call('onUnhandledRejection', { reason })
      emit('unhandledRejection', { reason })
    },
  })
  call('onLaunch', options)
  call('onShow', options)
}

export function showApp(options: LaunchOptions = entered) {
  entered = options
  call('onShow', options)
  emit('appShow', options)
}

export function hideApp() {
  call('onHide', {})
  emit('appHide', {})
}

export function pageNotFound(path: string, query: Record<string, string>) {
  const detail = { path, query, isEntryPage: true }
  call('onPageNotFound', detail)
  emit('pageNotFound', detail)
}

export function themeChanged(theme: string) {
  call('onThemeChange', { theme })
  emit('themeChange', { theme })
}

export const launchOptions = () => launched
export const enterOptions = () => entered
