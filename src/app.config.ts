import { SUB_PACKAGES, pagesFor } from './routes'

const pages = pagesFor(process.env.TARO_ENV === 'weapp' ? 'weapp' : 'h5')
const rootOf = (page: string) => SUB_PACKAGES.find(root => page.startsWith(`${root}/`))

const subPackages = SUB_PACKAGES.map(root => ({
  root,
  pages: pages.filter(page => rootOf(page) === root).map(page => page.slice(root.length + 1)),
})).filter(each => each.pages.length > 0)

export default defineAppConfig({
  pages: pages.filter(page => !rootOf(page)),
  subPackages,
  lazyCodeLoading: 'requiredComponents',
  darkmode: true,
  themeLocation: 'theme.json',
  sitemapLocation: 'sitemap.json',
  animation: false,
  window: {
    navigationStyle: 'default',
    navigationBarTitleText: '',
    navigationBarBackgroundColor: '@cardGround',
    navigationBarTextStyle: '@barText' as 'black',
    backgroundColor: '@paper',
    backgroundTextStyle: '@pullText' as 'dark',
  },
})
