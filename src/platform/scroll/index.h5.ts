import type { ScrollPort } from './port'

/** Before the next picture; Taro's own way takes some frames, and 7 KB of the first load. */
export const scroll: ScrollPort = {
  to(top) {
    const pages = document.querySelectorAll('.taro_page:not(.taro_page_shade)')
    const page = pages[pages.length - 1]
    if (page) page.scrollTop = top
  },
}
