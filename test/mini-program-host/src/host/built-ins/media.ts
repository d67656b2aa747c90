/** The components image, canvas, icon, progress, web-view and rich-text. */
import { urlOf } from '../files'
import { decoration, defineBuiltIn } from './kit'

const FITS: Record<string, string> = { scaleToFill: 'fill', aspectFit: 'contain', aspectFill: 'cover' }

defineBuiltIn('image', self => {
  const picture = decoration(self.element, 'img')
  picture.addEventListener('load', () =>
    self.fire('load', { width: picture.naturalWidth, height: picture.naturalHeight }),
  )
  picture.addEventListener('error', () => self.fire('error', { errMsg: `load ${self.text('src')} fail` }))
  return {
    changed(name) {
      const mode = self.text('mode', 'scaleToFill')
      self.element.dataset.mode = mode
      picture.style.objectFit = FITS[mode] ?? (mode.endsWith('Fix') ? 'fill' : 'none')
      picture.style.objectPosition = FITS[mode] ? 'center' : mode
      if (name === 'src' && self.text('src')) picture.src = urlOf(self.text('src'))
      picture.hidden = !self.text('src')
    },
  }
})

defineBuiltIn('canvas', self => {
  const canvas = self.element as HTMLCanvasElement
  // The 2d canvas of a mini-program creates its own images and animation frames.
  Object.assign(canvas, {
    createImage: () => new Image(),
    requestAnimationFrame: (work: FrameRequestCallback) => requestAnimationFrame(work),
    cancelAnimationFrame: (id: number) => cancelAnimationFrame(id),
  })
  return {}
})

const GLYPHS: Record<string, string> = {
  success: '✓',
  info: 'i',
  warn: '!',
  waiting: '…',
  cancel: '✕',
  download: '↓',
  search: '⌕',
  clear: '✕',
}

defineBuiltIn('icon', self => ({
  changed() {
    self.element.textContent = GLYPHS[self.text('type')] ?? ''
    self.element.style.fontSize = `${self.number('size', 23)}px`
    self.element.style.color = self.text('color')
  },
}))

defineBuiltIn('progress', self => ({
  changed() {
    Object.assign(self.element, { max: 100, value: self.number('percent') })
    self.element.style.accentColor = self.text('activeColor') || self.text('color')
    self.element.style.height = `${self.number('strokeWidth', 6)}px`
  },
}))

defineBuiltIn('web-view', self => ({
  changed() {
    self.element.textContent = self.text('src')
  },
}))

interface RichNode {
  type?: 'node' | 'text'
  name?: string
  text?: string
  attrs?: Record<string, string>
  children?: RichNode[]
}

function build(node: RichNode): Node {
  if (node.type === 'text' || !node.name) return document.createTextNode(node.text ?? '')
  const element = document.createElement(node.name)
  for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value)
  element.append(...(node.children ?? []).map(build))
  return element
}

defineBuiltIn('rich-text', self => ({
  changed() {
    const nodes = self.raw('nodes')
    const parsed =
      typeof nodes === 'string' ? new DOMParser().parseFromString(nodes, 'text/html').body.childNodes : undefined
    self.element.replaceChildren(...(parsed ?? ((nodes as RichNode[] | undefined) ?? []).map(build)))
  },
}))
