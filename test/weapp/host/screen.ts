/** The document: the window that pages fill, the frame around it, the native layers above it. */

function make(id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  document.body.append(element)
  return element
}

export const pagesArea = make('window')
export const frameArea = make('frame')
export const nativeArea = make('native')

export const windowBox = () => pagesArea.getBoundingClientRect()
export const currentScreen = () => pagesArea.querySelector<HTMLElement>('.screen:not([hidden])')

/** A scrolling sheet of the window for one page. */
export function addScreen(route: string): HTMLElement {
  const screen = document.createElement('section')
  screen.className = 'screen'
  screen.dataset.route = route
  screen.hidden = true
  pagesArea.append(screen)
  return screen
}
