declare module '@tarojs/router/dist/index.js' {
  export * from '@tarojs/router'
  export { createBrowserHistory } from 'history'
  export const routesAlias: { getOrigin: (path?: string) => string }
}

declare module '@tarojs/router/dist/router/stack.js' {
  const stacks: { delta: number; readonly length: number }
  export default stacks
}
