/** Replaces Taro's navigation bar on H5 (see config/h5.ts), which no screen shows. Only the page titles remain. */
import { eventCenter } from '@tarojs/runtime'

interface Pages {
  readonly originPathname: string
  readonly pageConfig?: { navigationBarTitleText?: string }
}

export default class PageTitle {
  private readonly titles: Record<string, string | undefined> = {}

  constructor(private readonly pages: Pages) {
    eventCenter.on('__taroH5SetNavigationBarTitle', (title: string) => {
      this.titles[this.pages.originPathname] = title
      this.load()
    })
  }

  /** Sets the title of the visible page. */
  load() {
    const { originPathname, pageConfig } = this.pages
    document.title = this.titles[originPathname] ?? pageConfig?.navigationBarTitleText ?? document.title
  }
}
