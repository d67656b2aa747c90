declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type * as React from 'react'

  export function connectReactPage(react: typeof React, id: string): (page: React.ComponentType) => React.ComponentType
}

declare module 'react-dom/server' {
  import type { ReactNode } from 'react'

  export function renderToStaticMarkup(node: ReactNode): string
}
