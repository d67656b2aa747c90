import { builtInAt, defineBuiltIn, type BuiltIn } from './kit'

export interface FormActions {
  submit(): void
  reset(): void
}

const actions = new WeakMap<Element, FormActions>()
export const formAround = (element: Element) => actions.get(element.closest('form')!)

defineBuiltIn('form', self => {
  const controls = () =>
    [...self.element.querySelectorAll('*')].map(builtInAt).filter((each): each is BuiltIn => Boolean(each?.collects()))
  // Without this the browser would submit the form on Enter.
  self.element.addEventListener('submit', event => event.preventDefault())
  actions.set(self.element, {
    submit() {
      const named = controls().filter(each => each.text('name'))
      self.fire('submit', { value: Object.fromEntries(named.map(each => [each.text('name'), each.value()])) })
    },
    reset() {
      controls().forEach(each => each.reset())
      self.fire('reset')
    },
  })
  return {}
})
