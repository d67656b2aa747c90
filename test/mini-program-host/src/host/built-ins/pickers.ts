/** The components picker, a native layer with choices, and picker-view, which has columns in the page. */
import { WORDS } from '../native/layer'
import { showModal } from '../native/modal'
import { showSheet } from '../native/sheet'
import { defineBuiltIn, type BuiltIn } from './kit'

function labels(self: BuiltIn): string[] {
  const key = self.text('rangeKey')
  const range = (self.raw('range') as unknown[] | undefined) ?? []
  return range.map(item => String(key ? (item as Record<string, unknown>)[key] : item))
}

/**
 * Shows the choices. Lists are shown as lists. Dates, times and regions are shown as a field, in which a test
 * chooses by `choose`.
 */
async function ask(self: BuiltIn): Promise<unknown> {
  const title = self.text('headerText')
  if (self.text('mode', 'selector') === 'selector') return showSheet({ title, items: labels(self) })
  const content = [self.raw('value')].flat().join(' ')
  const answer = await showModal({ title, content, editable: true, confirmText: WORDS.confirm })
  return answer.confirm ? answer.content : undefined
}

defineBuiltIn('picker', self => {
  const choose = (value: unknown) => self.fire(value === undefined ? 'cancel' : 'change', { value })
  self.onTap(() => {
    if (!self.flag('disabled')) void ask(self).then(choose)
  })
  return { choose, value: () => self.raw('value') }
})

defineBuiltIn('picker-view', self => {
  const { element } = self
  const columns = () => [...element.querySelectorAll<HTMLElement>('picker-view-column')]
  const rowHeight = (column: HTMLElement) => column.firstElementChild?.clientHeight || 1
  const rowOf = (column: HTMLElement) => Math.round(column.scrollTop / rowHeight(column))
  let shown: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const place = () => columns().forEach((column, index) => (column.scrollTop = (shown[index] ?? 0) * rowHeight(column)))

  function settled() {
    const value = columns().map(rowOf)
    if (value.join() === shown.join()) return
    shown = value
    self.fire('change', { value })
    self.fire('pickend')
  }

  // Scroll events do not bubble, so the listener for the columns runs in the capture phase.
  element.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(settled, 100)
    },
    true,
  )

  return {
    changed(name) {
      if (name === 'indicatorStyle')
        element.style.setProperty('--row', /height:\s*([^;]+)/.exec(self.text(name))?.[1] ?? '34px')
      if (name !== 'value') return
      shown = [...((self.raw('value') as number[] | undefined) ?? [])]
      queueMicrotask(place)
    },
    value: () => shown,
    choose(value) {
      shown = []
      ;(value as number[]).forEach((row, index) => {
        const column = columns()[index]
        if (column) column.scrollTop = row * rowHeight(column)
      })
    },
  }
})
