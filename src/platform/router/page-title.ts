/** H5 only, in the place of Taro's navigation bar (see config/h5.ts), which no screen shows: what is left of it, the title of each page. */
import { eventCenter } from '@tarojs/runtime'

interface Pages {
  readonly originPathname: string
  readonly pageConfig?: { navigationBarTitleText?: string }
}

export default class PageTitle {
  private readonly given: Record<string, string | undefined> = {}

  constructor(private readonly pages: Pages) {
    eventCenter.on('__taroH5SetNavigationBarTitle', (title: string) => {
      this.given[this.pages.originPathname] = title
      this.load()
    })
  }

  /** Of the page that is shown. */
  load() {
    const { originPathname, pageConfig } = this.pages
    document.title = this.given[originPathname] ?? pageConfig?.navigationBarTitleText ?? document.title
  }
}
