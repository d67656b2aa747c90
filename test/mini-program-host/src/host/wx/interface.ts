/** The wx functions that draw: toasts, dialogs, the navigation bar, scrolling. */
import { barHeight, changeBar } from '../frame'
import { showModal } from '../native/modal'
import { showSheet } from '../native/sheet'
import { hideToast, showLoading, showToast } from '../native/toast'
import { currentScreen } from '../screen'
import { capsule } from '../sizes'
import { topPage } from '../stack'
import { asynchronous, obeyed, refuse } from './asynchronous'

interface ScrollOptions {
  scrollTop?: number
  selector?: string
  duration?: number
}

function scrollPage({ scrollTop, selector, duration = 300 }: ScrollOptions) {
  const screen = currentScreen()
  const target = selector ? screen?.querySelector(selector)?.getBoundingClientRect().top : undefined
  if (!screen || (selector && target === undefined)) return
  const top = target === undefined ? (scrollTop ?? 0) : screen.scrollTop + target - barHeight()
  screen.scrollTo({ top, behavior: duration ? 'smooth' : 'instant' })
}

interface ActionSheet {
  itemList: string[]
  alertText?: string
}

async function chooseAction({ itemList, alertText }: ActionSheet) {
  if (itemList.length > 6) refuse('parameter error: itemList should not be large than 6')
  const tapIndex = await showSheet({ title: alertText, items: itemList })
  return tapIndex === undefined ? refuse('cancel') : { tapIndex }
}

export const interfaceApi = {
  nextTick: (work: () => void) => void Promise.resolve().then(work),
  getMenuButtonBoundingClientRect: capsule,
  ...asynchronous({
    showToast,
    hideToast,
    showLoading,
    hideLoading: hideToast,
    showModal,
    showActionSheet: chooseAction,
    setNavigationBarTitle: ({ title }: { title: string }) => changeBar({ title }),
    setNavigationBarColor: ({ frontColor, backgroundColor }: { frontColor: string; backgroundColor: string }) =>
      changeBar({ foreground: frontColor, background: backgroundColor }),
    pageScrollTo: scrollPage,
    startPullDownRefresh: () => void topPage()?.call('onPullDownRefresh'),
    hideKeyboard: () => (document.activeElement as HTMLElement | null)?.blur(),
  }),
  ...obeyed('stopPullDownRefresh', 'showNavigationBarLoading', 'hideNavigationBarLoading', 'hideHomeButton'),
  ...obeyed('setBackgroundColor', 'setBackgroundTextStyle', 'loadFontFace', 'previewImage', 'vibrateShort'),
}
