/** The functions `wx.navigateTo` and the like, and the phone's own back button. */
import { hideApp } from './app'
import { leaveContainer } from './built-ins/page-container'
import { homePage, isPage, isTab } from './bundle'
import { parseUrl, resolvePath } from './paths'
import { MOST_PAGES, drop, dropAll, openPages, push, toTab, topPage, uncover } from './stack'
import { asynchronous, refuse } from './wx/asynchronous'

function target(url: string) {
  const { path, query } = parseUrl(url)
  const route = resolvePath(topPage()?.route ?? homePage(), path)
  if (!isPage(route)) refuse(`page "${route}" is not found`)
  return { route, query }
}

function plainTarget(url: string, name: string) {
  const destination = target(url)
  if (isTab(destination.route)) refuse(`can not ${name} a tabbar page`)
  return destination
}

export const navigation = asynchronous({
  navigateTo({ url }: { url: string }) {
    const { route, query } = plainTarget(url, 'navigateTo')
    if (openPages().length >= MOST_PAGES) refuse('webview count limit exceed')
    push(route, query)
  },
  redirectTo({ url }: { url: string }) {
    const { route, query } = plainTarget(url, 'redirectTo')
    drop(1)
    push(route, query)
  },
  reLaunch({ url }: { url: string }) {
    const { route, query } = target(url)
    dropAll()
    push(route, query)
  },
  switchTab({ url }: { url: string }) {
    const { route } = target(url)
    if (!isTab(route)) refuse('can not switch to no-tabBar page')
    toTab(route)
  },
  navigateBack({ delta = 1 }: { delta?: number }) {
    if (openPages().length < 2) refuse('cannot navigate back at first page.')
    // An open page-container takes the step back.
    if (leaveContainer()) return
    drop(Math.min(delta, openPages().length - 1))
    uncover()
  },
})

/**
 * Handles the arrow in the bar, the phone's back button and its edge swipe. On the first page they leave the
 * mini-program.
 */
export function systemBack() {
  if (leaveContainer()) return
  if (openPages().length > 1) {
    drop(1)
    return uncover()
  }
  topPage()?.hide()
  hideApp()
}
