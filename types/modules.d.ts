declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type * as React from 'react'

  export function connectReactPage(react: typeof React, id: string): (page: React.ComponentType) => React.ComponentType
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
  } from '@tarojs/taro'
}
