import { decoration, defineBuiltIn, type BuiltIn } from './kit'

const open: BuiltIn[] = []

function leave(self: BuiltIn) {
  open.splice(open.indexOf(self), 1)
  self.element.hidden = true
  for (const event of ['beforeleave', 'leave', 'afterleave']) self.fire(event)
}

/** Closes the open page-container instead of the page on a step back. Returns whether one was open. */
export function leaveContainer(): boolean {
  const top = open.filter(each => each.element.isConnected).at(-1)
  if (top) leave(top)
  return Boolean(top)
}

defineBuiltIn('page-container', self => {
  self.element.hidden = true
  const veil = decoration(self.element, 'div', 'veil')
  veil.addEventListener('click', () => self.fire('clickoverlay'))
  return {
    changed(name) {
      if (name === 'overlay') veil.hidden = !self.flag('overlay')
      if (name !== 'show') return
      const isOpen = open.includes(self)
      if (!self.flag('show')) return isOpen ? leave(self) : undefined
      if (isOpen) return
      open.push(self)
      self.element.hidden = false
      for (const event of ['beforeenter', 'enter', 'afterenter']) self.fire(event)
    },
  }
})
