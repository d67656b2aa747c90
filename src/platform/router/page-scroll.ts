/**
 * H5 only, in the place of Taro's own (see config/h5.ts), which measures the page that came last for all of them: each page
 * tells of its own scroller, so that two can be seen at once.
 */
interface ScrolledPage {
  onPageScroll?(at: { scrollTop: number }): void
  onReachBottom?(): void
}

const bound = new WeakSet<object>()

export function bindPageScroll(page: ScrolledPage, scroller: HTMLElement, distance = 50) {
  // A page that is shown once more is bound already.
  if (bound.has(scroller)) return
  bound.add(scroller)
  let atEnd = false
  scroller.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller
    page.onPageScroll?.({ scrollTop })
    const near = scrollHeight - scrollTop - clientHeight < distance
    if (near && !atEnd) page.onReachBottom?.()
    atEnd = near
  })
}
