/**
 * Replaces Taro's scroll binding on H5 (see config/h5.ts), which measures only the last page. Here each page reports
 * its own scroller, so that two pages can be visible at once.
 */
interface ScrolledPage {
  onPageScroll?(at: { scrollTop: number }): void
  onReachBottom?(): void
}

const bound = new WeakSet<object>()

export function bindPageScroll(page: ScrolledPage, scroller: HTMLElement, distance = 50) {
  // A page that is shown again is already bound.
  if (bound.has(scroller)) return
  bound.add(scroller)
  let wasNearEnd = false
  scroller.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller
    page.onPageScroll?.({ scrollTop })
    const isNearEnd = scrollHeight - scrollTop - clientHeight < distance
    if (isNearEnd && !wasNearEnd) page.onReachBottom?.()
    wasNearEnd = isNearEnd
  })
}
