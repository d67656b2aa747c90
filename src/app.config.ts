import { SUB_PACKAGES } from './routing/packages'
import { pagesFor } from '@/routing/routes'
import { preloadRule } from '@/routing/page-settings'
import { NATIVE_COMPONENTS } from './ui/native-components'

/** Whoever looks at the gallery waits for no bytes. */
const gallery = process.env.GALLERY === '1' ? ['pages/gallery/index'] : []

/** The browser has no packages. Taro's own motion holds back the page below until the last one is gone; ours is src/platform/router/slide.ts. */
const h5 = () => ({
  pages: [...pagesFor('h5'), ...gallery],
  animation: false,
  // Every screen draws its own header.
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
    // WeChat itself asks for consent before the first call that needs it: nothing here listens, so the dialog is its own.
    __usePrivacyCheck__: true,
    darkmode: true,
    themeLocation: 'theme.json',
    sitemapLocation: 'sitemap.json',
    // The system's bar stands above every screen.
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
