import { defineBuiltIn, decoration } from './kit'

const SWIPE_PX = 40

defineBuiltIn('swiper', self => {
  const { element } = self
  const dots = decoration(element, 'div', 'dots')
  const items = () => [...element.querySelectorAll<HTMLElement>(':scope > swiper-item')]
  let current = 0
  let from: { x: number; y: number } | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  function lay() {
    const axis = self.flag('vertical') ? 'translateY' : 'translateX'
    items().forEach((item, index) => (item.style.transform = `${axis}(${(index - current) * 100}%)`))
    dots.hidden = !self.flag('indicatorDots')
    dots.replaceChildren(...items().map(() => document.createElement('i')))
    dots.children[current]?.classList.add('on')
  }

  function go(to: number, source: '' | 'touch' | 'autoplay') {
    const last = items().length - 1
    const index = self.flag('circular') ? (to + last + 1) % (last + 1) : Math.max(0, Math.min(last, to))
    if (index === current || last < 0) return
    current = index
    lay()
    const currentItemId = items()[index]?.getAttribute('item-id') ?? ''
    self.fire('change', { current, currentItemId, source })
    setTimeout(() => self.fire('animationfinish', { current, currentItemId, source }), self.number('duration', 500))
  }

  function play() {
    clearInterval(timer)
    if (!self.flag('autoplay')) return
    timer = setInterval(
      () => (element.isConnected ? go(current + 1, 'autoplay') : clearInterval(timer)),
      self.number('interval', 5000),
    )
  }

  element.addEventListener('touchstart', ({ touches: [touch] }) => (from = { x: touch!.clientX, y: touch!.clientY }))
  element.addEventListener('touchend', ({ changedTouches: [touch] }) => {
    if (!from) return
    const way = self.flag('vertical') ? touch!.clientY - from.y : touch!.clientX - from.x
    if (Math.abs(way) > SWIPE_PX) go(current + (way < 0 ? 1 : -1), 'touch')
    from = undefined
  })
  new MutationObserver(changes => changes.some(change => change.target === element) && lay()).observe(element, {
    childList: true,
  })

  return {
    changed(name) {
      // The same setData may add the items, so the swiper moves afterwards.
      if (name === 'current')
        queueMicrotask(() => (items().length ? go(self.number('current'), '') : (current = self.number('current'))))
      if (name === 'autoplay' || name === 'interval') play()
      lay()
    },
    choose: value => go(Number(value), 'touch'),
  }
})
