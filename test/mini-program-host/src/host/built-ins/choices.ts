/** The components switch, checkbox, radio and their groups, and label. */
import { builtInAt, decoration, defineBuiltIn, type BuiltIn } from './kit'

interface Mark {
  readonly on: boolean
  set(on: boolean): void
}

const marks = new WeakMap<Element, Mark>()

function drawMark(self: BuiltIn): Mark {
  const dot = decoration(self.element, 'i')
  let on = false
  const mark: Mark = {
    get on() {
      return on
    },
    set(value) {
      on = value
      dot.classList.toggle('on', on)
      dot.style.backgroundColor = on ? self.text('color') : ''
    },
  }
  marks.set(self.element, mark)
  return mark
}

defineBuiltIn('switch', self => {
  const mark = drawMark(self)
  self.onTap(() => {
    if (self.flag('disabled')) return
    mark.set(!mark.on)
    self.fire('change', { value: mark.on })
  })
  const reset = () => mark.set(self.flag('checked'))
  return { changed: name => name === 'checked' && reset(), value: () => mark.on, reset }
})

for (const tag of ['checkbox', 'radio'] as const) {
  const members = (group: Element) => [...group.querySelectorAll(tag)]
  const chosen = (group: Element) =>
    members(group)
      .filter(member => marks.get(member)?.on)
      .map(member => builtInAt(member)?.text('value'))

  defineBuiltIn(tag, self => {
    const mark = drawMark(self)
    self.onTap(() => {
      if (self.flag('disabled')) return
      const group = self.element.closest(`${tag}-group`)
      if (tag === 'radio') members(group ?? self.element).forEach(member => marks.get(member)?.set(false))
      mark.set(tag === 'radio' || !mark.on)
      if (group) builtInAt(group)?.fire('change', { value: builtInAt(group)?.value() })
    })
    return { changed: name => name === 'checked' && mark.set(self.flag('checked')) }
  })

  defineBuiltIn(`${tag}-group`, self => ({
    value: () => (tag === 'radio' ? (chosen(self.element)[0] ?? '') : chosen(self.element)),
    reset: () =>
      members(self.element).forEach(member => marks.get(member)?.set(Boolean(builtInAt(member)?.flag('checked')))),
  }))
}

defineBuiltIn('label', self => {
  self.onTap(original => {
    const named = self.text('for')
    const control = named
      ? document.getElementById(named)
      : self.element.querySelector('checkbox, radio, switch, button')
    if (control && !control.contains(original?.target as Node)) builtInAt(control)?.tap()
  })
  return {}
})
