/** The pages that are open, the topmost last: Taro keeps each of them in the document, one after the other. */
import { settings } from '@/platform/settings'
import { screenAt } from '@/routing/addresses'

export const openPages = () => Array.from(document.querySelectorAll<HTMLElement>('#app > .taro_page'))

export const topPage = () => openPages().pop()

/** Taro calls a page by its address, with a number for its query. */
export const addressOfPage = ({ id }: HTMLElement) => id.slice(settings.basename.length)

export const screenOf = (page: HTMLElement) => screenAt(addressOfPage(page))?.name
