/** Runs a packed mini-program in this document, and answers the driver's calls. */
import './built-ins'
import { hideApp, installApp, launchApp, pageNotFound, showApp, themeChanged } from './app'
import { holdView, releaseView } from './backend'
import { builtInAt } from './built-ins/kit'
import { appConfig, homePage, isPage } from './bundle'
import { drawFrame, onFramePressed, watchFrame } from './frame'
import { type Handle, type Launch } from './handle'
import { define, requireModule } from './modules'
import { navigation, systemBack } from './navigate'
import { parseQuery } from './paths'
import { calls, health, noteError, setDataCalls, watchWindow } from './record'
import { currentScreen, pagesArea } from './screen'
import { addToFavorites, share, shareTimeline } from './share'
import { emit } from './signals'
import { openPages, push, topPage } from './stack'
import { onTheme } from './theme'
import { wx } from './wx'
import { requirePrivacyConsent } from './wx/account'
import { setAlbumAnswer } from './wx/album'
import { setFontSize } from './wx/device'
import { setOffline } from './wx/network'
import { failStorage, fillStorage, storageContent } from './wx/storage'
import { measureWxml } from './wxml'

const launch: Launch = window.miniProgramLaunch ?? {}

const rendered = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))

function openFirst(path: string, query: Record<string, string>) {
  if (isPage(path)) return push(path, query)
  pageNotFound(path, query)
  // Shows WeChat's own notice, unless the app has opened another page.
  if (!topPage()) pagesArea.textContent = '页面不存在'
}

async function start(): Promise<boolean> {
  try {
    const path = launch.path ?? homePage()
    const query = parseQuery(launch.query ?? '')
    drawFrame({ route: path }, 1)
    requireModule('app')
    launchApp({ path, query, scene: launch.scene ?? 1001, referrerInfo: {} })
    openFirst(path, query)
    await rendered()
    return true
  } catch (error) {
    noteError(error)
    return false
  }
}

let boot = () => {}
const started = new Promise<void>(resolve => (boot = resolve)).then(start)

function resized() {
  const size = {
    size: { windowWidth: innerWidth, windowHeight: innerHeight, screenWidth: innerWidth, screenHeight: innerHeight },
  }
  emit('windowResize', size)
  topPage()?.call('onResize', size)
}

function keyboard(height: number) {
  emit('keyboardHeightChange', { height })
  const field = document.activeElement
  if (field) builtInAt(field)?.fire('keyboardheightchange', { height, duration: 0.25 })
}

function show(query?: string) {
  const entry = { path: topPage()?.route ?? homePage(), query: parseQuery(query ?? ''), scene: 1001, referrerInfo: {} }
  showApp(entry)
  topPage()?.show()
}

const handle: Handle = {
  started,
  stack: () => openPages().map(({ route, query }) => ({ route, query })),
  health,
  calls: name => calls.filter(call => !name || call.name === name),
  setDataCalls: () => setDataCalls,
  wxml: () => measureWxml(currentScreen()?.firstElementChild ?? null),
  storage: storageContent,
  failStorage,
  setFontSize,
  setOffline,
  holdView,
  releaseView,
  emit,
  keyboard,
  hide() {
    topPage()?.hide()
    hideApp()
  },
  show,
  back: systemBack,
  share: () => void share('menu'),
  shareTimeline,
  addToFavorites,
  pullDown: () => void topPage()?.call('onPullDownRefresh'),
  choose: (element, value) => builtInAt(element)?.choose(value),
}

watchWindow()
installApp()
setFontSize(launch.fontSize ?? 16)
fillStorage(launch.storage ?? {})
failStorage(launch.storageFails ?? 'never')
requirePrivacyConsent(launch.needsPrivacyConsent ?? false)
setAlbumAnswer(launch.album ?? 'granted')
onFramePressed(systemBack, () => void navigation.reLaunch!({ url: `/${homePage()}` }))
addEventListener('resize', resized)

Object.assign(window, {
  wx,
  getCurrentPages: () => openPages().map(page => page.instance),
  miniProgram: handle,
  miniProgramHost: {
    define,
    boot() {
      watchFrame()
      if (appConfig().darkmode) onTheme(themeChanged)
      boot()
    },
  },
})
