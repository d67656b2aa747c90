/** Draws what WeChat draws around a page: status bar, navigation bar, capsule button. */
import { appConfig, configOf, homePage, type PageConfig } from './bundle'
import { frameArea, pagesArea } from './screen'
import { NAVIGATION_BAR, STATUS_BAR, capsule } from './sizes'
import { onTheme, themed } from './theme'

interface Bar {
  title?: string
  background?: string
  foreground?: string
}

interface Framed {
  route: string
}

const changes = new WeakMap<Framed, Bar>()
let shown: { page: Framed; depth: number } = { page: { route: '' }, depth: 1 }
let backPressed = () => {}
let homePressed = () => {}

export const onFramePressed = (back: () => void, home: () => void) => {
  backPressed = back
  homePressed = home
}

const configured = (route: string): PageConfig => ({ ...appConfig().window, ...configOf(route) })

export const hasBar = (route: string) => configured(route).navigationStyle !== 'custom'
export const barHeight = (route = shown.page.route) => (hasBar(route) ? STATUS_BAR + NAVIGATION_BAR : 0)

function part(className: string, text = '', press?: () => void) {
  const element = document.createElement(press ? 'button' : 'div')
  element.className = className
  element.textContent = text
  if (press) element.addEventListener('click', press)
  return element
}

function leading(): HTMLElement[] {
  if (shown.depth > 1) return [part('back', '‹', () => backPressed())]
  return shown.page.route === homePage() ? [] : [part('home', '⌂', () => homePressed())]
}

function capsuleBox() {
  const { top, left, width, height } = capsule()
  const element = part('capsule', '•••  ◎')
  element.style.cssText = `top:${top}px;left:${left}px;width:${width}px;height:${height}px`
  return element
}

export function drawFrame(page = shown.page, depth = shown.depth) {
  shown = { page, depth }
  const config = configured(page.route)
  const bar = changes.get(page) ?? {}
  frameArea.style.background = bar.background ?? themed(config.navigationBarBackgroundColor) ?? '#000000'
  frameArea.style.color = bar.foreground ?? themed(config.navigationBarTextStyle) ?? 'white'
  frameArea.style.height = `${barHeight()}px`
  const title = part('title', bar.title ?? config.navigationBarTitleText ?? '')
  frameArea.replaceChildren(...(hasBar(page.route) ? [...leading(), title] : []), part('clock', '9:41'), capsuleBox())
  pagesArea.style.top = `${barHeight()}px`
  document.documentElement.style.setProperty('--window-height', `${innerHeight - barHeight()}px`)
}

/** Changes the navigation bar of the top page, for `wx.setNavigationBarTitle` and `wx.setNavigationBarColor`. */
export function changeBar(change: Bar) {
  changes.set(shown.page, { ...changes.get(shown.page), ...change })
  drawFrame()
}

export function watchFrame() {
  onTheme(() => drawFrame())
  addEventListener('resize', () => drawFrame())
}
