import type { PageView } from './port'

export const pageView: PageView = {
  survey: () => () => undefined,
  scrollTo: () => undefined,
  onResize: () => () => undefined,
}
