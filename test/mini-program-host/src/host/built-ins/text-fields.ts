import { noteCall } from '../record'
import { defineBuiltIn, type BuiltIn } from './kit'

const INPUT_MODES: Record<string, string> = { number: 'numeric', digit: 'decimal', idcard: 'text', tel: 'tel' }
const LONGEST = 140

/**
 * Returns the colour that the page's styles give to a placeholder class. `::placeholder` takes no class, so a
 * hidden element gets the class and the colour is read from it.
 */
function placeholderColor(self: BuiltIn): string {
  const probe = document.createElement('i')
  probe.className = self.text('placeholderClass')
  probe.style.cssText = self.text('placeholderStyle')
  self.element.after(probe)
  const color = probe.className || probe.style.cssText ? getComputedStyle(probe).color : ''
  probe.remove()
  return color
}

function sync(self: BuiltIn, field: HTMLInputElement | HTMLTextAreaElement) {
  field.placeholder = self.text('placeholder')
  field.disabled = self.flag('disabled')
  const longest = self.number('maxlength', LONGEST)
  if (longest >= 0) field.maxLength = longest
  else field.removeAttribute('maxlength')
  if (field instanceof HTMLInputElement) {
    field.type = self.flag('password') ? 'password' : 'text'
    field.inputMode = INPUT_MODES[self.text('type')] ?? 'text'
    field.enterKeyHint = self.text('confirmType', 'done') as typeof field.enterKeyHint
  }
}

for (const tag of ['input', 'textarea'])
  defineBuiltIn(tag, self => {
    const field = self.element as HTMLInputElement | HTMLTextAreaElement
    let height = 0
    let last = ''

    /**
     * Sets the text of the field. Typed text stays when other properties change, or when the value is set to
     * the same text again.
     */
    function take(value: string) {
      if (value === last) return
      last = value
      noteCall(`${tag}.value`, [value])
      field.value = value
    }

    function grow() {
      if (!self.flag('autoHeight')) return
      field.style.height = 'auto'
      field.style.height = `${field.scrollHeight}px`
      if (field.scrollHeight !== height) self.fire('linechange', { height: field.scrollHeight })
      height = field.scrollHeight
    }

    const cursor = () => field.selectionStart ?? field.value.length
    field.addEventListener('input', () => {
      self.fire('input', { value: field.value, cursor: cursor(), keyCode: field.value.charCodeAt(cursor() - 1) })
      grow()
    })
    field.addEventListener('focus', () => self.fire('focus', { value: field.value, height: 0 }))
    field.addEventListener('blur', () => self.fire('blur', { value: field.value, cursor: cursor() }))
    field.addEventListener('keydown', event => {
      if ((event as KeyboardEvent).key !== 'Enter' || tag === 'textarea') return
      self.fire('confirm', { value: field.value })
      if (!self.flag('confirmHold')) field.blur()
    })

    return {
      changed(name) {
        sync(self, field)
        if (name === 'value') take(self.text('value'))
        if (name.startsWith('placeholder'))
          queueMicrotask(() => field.style.setProperty('--placeholder', placeholderColor(self)))
        if (name === 'value' || name === 'autoHeight') queueMicrotask(grow)
        if (name === 'focus' || name === 'autoFocus')
          queueMicrotask(() => (self.flag(name) ? field.focus() : field.blur()))
      },
      value: () => field.value,
      reset: () => {
        field.value = self.text('value')
      },
    }
  })
