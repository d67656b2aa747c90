import { SUB_PACKAGES } from './routing/packages'
import { pagesFor } from '@/routing/routes'
import { preloadRule } from '@/routing/page-settings'
import { NATIVE_COMPONENTS } from './ui/native-components'

/** The page with samples of the blocks of src/ui. Only a build for developers (`GALLERY=1`) contains it. */
const gallery = process.env.GALLERY === '1' ? ['pages/gallery/index'] : []

/**
 * The browser app has no subpackages. It animates pages by src/platform/router/slide.ts, because Taro's animation
 * delays the return to the page below.
 */
const h5 = () => ({
  pages: [...pagesFor('h5'), ...gallery],
  animation: false,
  // Every screen of the browser app draws its own header.
  window: { navigationStyle: 'custom' as const, navigationBarTitleText: '' },
})

function weapp() {
  const pages = pagesFor('weapp')
  const rootOf = (page: string) => SUB_PACKAGES.find(root => page.startsWith(`${root}/`))
  const subPackages = SUB_PACKAGES.map(root => ({
    root,
    pages: pages.filter(page => rootOf(page) === root).map(page => page.slice(root.length + 1)),
  }))
  return {
    pages: pages.filter(page => !rootOf(page)),
    subPackages,
    preloadRule: preloadRule(),
    usingComponents: NATIVE_COMPONENTS,
    lazyCodeLoading: 'requiredComponents',
    // WeChat shows its own consent dialog before the first call that needs consent. The app therefore has no listener
    // for it.
    __usePrivacyCheck__: true,
    darkmode: true,
    themeLocation: 'theme.json',
    sitemapLocation: 'sitemap.json',
    // The title bar of WeChat is above every screen.
    window: {
      navigationBarTitleText: '',
      navigationBarBackgroundColor: '@cardGround',
      navigationBarTextStyle: '@barText' as 'black',
      backgroundColor: '@paper',
      backgroundTextStyle: '@pullText' as 'dark',
    },
  }
}

export default defineAppConfig(process.env.TARO_ENV === 'h5' ? h5() : weapp())
