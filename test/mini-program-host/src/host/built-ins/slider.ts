import { decoration, defineBuiltIn } from './kit'

defineBuiltIn('slider', self => {
  const track = decoration(self.element, 'input')
  const number = decoration(self.element, 'span')
  track.type = 'range'

  function sync() {
    Object.assign(track, { min: self.text('min', '0'), max: self.text('max', '100'), step: self.text('step', '1') })
    track.disabled = self.flag('disabled')
    track.style.accentColor = self.text('activeColor')
    track.value = self.text('value', '0')
    label()
  }
  const label = () => (number.textContent = self.flag('showValue') ? track.value : '')
  const value = () => Number(track.value)

  track.addEventListener('input', () => {
    label()
    self.fire('changing', { value: value() })
  })
  track.addEventListener('change', () => self.fire('change', { value: value() }))
  return {
    changed: sync,
    value,
    reset: sync,
    choose(chosen) {
      track.value = String(chosen)
      track.dispatchEvent(new Event('input'))
      track.dispatchEvent(new Event('change'))
    },
  }
})
