import { defineBuiltIn } from './kit'

const AXES = { scrollTop: 'top', scrollLeft: 'left' } as const

defineBuiltIn('scroll-view', self => {
  const { element } = self
  const edges = { low: false, up: true }
  const last = { top: 0, left: 0 }

  const scroll = (to: ScrollToOptions) =>
    element.scrollTo({ ...to, behavior: self.flag('scrollWithAnimation') ? 'smooth' : 'instant' })

  function scrollToChild(id: string) {
    const child = id && element.querySelector(`#${CSS.escape(id)}`)
    if (!child) return
    const box = element.getBoundingClientRect()
    const target = child.getBoundingClientRect()
    scroll({ top: element.scrollTop + target.top - box.top, left: element.scrollLeft + target.left - box.left })
  }

  function edge(name: 'low' | 'up', reached: boolean, event: string, direction: string) {
    if (reached && !edges[name]) self.fire(event, { direction })
    edges[name] = reached
  }

  element.addEventListener('scroll', () => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element
    const deltaY = last.top - scrollTop
    const deltaX = last.left - scrollLeft
    Object.assign(last, { top: scrollTop, left: scrollLeft })
    self.fire('scroll', { scrollTop, scrollLeft, scrollHeight, scrollWidth, deltaX, deltaY })
    const vertical = self.flag('scrollY')
    const before = vertical ? scrollTop : scrollLeft
    const after = vertical ? scrollHeight - clientHeight - scrollTop : scrollWidth - clientWidth - scrollLeft
    edge('low', after <= self.number('lowerThreshold', 50), 'scrolltolower', vertical ? 'bottom' : 'right')
    edge('up', before <= self.number('upperThreshold', 50), 'scrolltoupper', vertical ? 'top' : 'left')
  })

  return {
    changed(name) {
      if (name === 'scrollX') element.style.overflowX = self.flag('scrollX') ? 'auto' : 'hidden'
      if (name === 'scrollY') element.style.overflowY = self.flag('scrollY') ? 'auto' : 'hidden'
      // The same setData may add the row to which the view must scroll, so the scroll happens afterwards.
      if (name === 'scrollIntoView') queueMicrotask(() => scrollToChild(self.text(name)))
      const axis = AXES[name as keyof typeof AXES]
      if (axis && self.raw(name) !== undefined) queueMicrotask(() => scroll({ [axis]: self.number(name) }))
    },
    choose() {
      self.fire('refresherrefresh')
    },
  }
})
