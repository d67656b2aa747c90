/** Exports the functions that the build still reads from Taro's default object. */
export {
  useDidHide,
  useDidShow,
  useLaunch,
  usePageNotFound,
  usePageScroll,
  useReachBottom,
  useRouter,
  useShareAppMessage,
  useShareTimeline,
} from '@tarojs/plugin-framework-react/dist/runtime'
export { getCurrentPages, navigateBack, navigateTo, reLaunch, redirectTo } from '@tarojs/router/dist/api.js'
