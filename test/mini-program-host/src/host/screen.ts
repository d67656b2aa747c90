/** The areas of the document: the window with the pages, the frame around it, the native layers above it. */
import builtIns from './css/built-ins.css'
import frame from './css/frame.css'
import layers from './css/layers.css'
import page from './css/page.css'

function add(parent: ParentNode, id: string): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  parent.append(element)
  return element
}

function dress(root: Document | ShadowRoot, css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
}

/**
 * Adds an area that WeChat draws itself. It is in a shadow root, so that its styles and the app's styles do
 * not affect each other.
 */
function addDrawn(id: string, css: string): HTMLElement {
  const root = add(document.body, `${id}-root`).attachShadow({ mode: 'open' })
  dress(root, css)
  return add(root, id)
}

const sheet = document.createElement('style')
sheet.textContent = `${page}\n${builtIns}`
document.head.append(sheet)

export const pagesArea = add(document.body, 'window')
export const frameArea = addDrawn('frame', frame)
export const nativeArea = addDrawn('native', layers)

export const windowBox = () => pagesArea.getBoundingClientRect()
export const currentScreen = () => pagesArea.querySelector<HTMLElement>('.screen:not([hidden])')

/** Adds a scrolling area to the window, for one page. */
export function addScreen(route: string): HTMLElement {
  const screen = document.createElement('section')
  screen.className = 'screen'
  screen.dataset.route = route
  screen.hidden = true
  pagesArea.append(screen)
  return screen
}
