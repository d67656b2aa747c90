import { pagesFor } from './routing/page-tree'
import { SUB_PACKAGES } from './routing/routes'

const pages = pagesFor(process.env.TARO_ENV === 'weapp' ? 'weapp' : 'h5')
const gallery = process.env.GALLERY === '1' ? ['pages/gallery/index'] : []
const rootOf = (page: string) => SUB_PACKAGES.find(root => page.startsWith(`${root}/`))

const subPackages = SUB_PACKAGES.map(root => ({
  root,
  pages: pages.filter(page => rootOf(page) === root).map(page => page.slice(root.length + 1)),
})).filter(each => each.pages.length > 0)

export default defineAppConfig({
  pages: [...pages.filter(page => !rootOf(page)), ...gallery],
  subPackages,
  ...(process.env.TARO_ENV === 'weapp' ? { usingComponents: { 'result-row': './ui/row/native/index' } } : {}),
  lazyCodeLoading: 'requiredComponents',
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  // The browser's own navigation is instant; a page that slides in would only delay it.
  ...(process.env.TARO_ENV === 'h5' ? { animation: false } : {}),
  window: {
    // On H5 every screen draws its own header; in the mini-program the system's bar stands above.
    navigationStyle: process.env.TARO_ENV === 'h5' ? 'custom' : 'default',
    navigationBarTitleText: '',
    navigationBarBackgroundColor: '@cardGround',
    navigationBarTextStyle: '@barText' as 'black',
    backgroundColor: '@paper',
    backgroundTextStyle: '@pullText' as 'dark',
  },
})
