/** What EcCanvas takes for Taro's components (config/ec-canvas.ts): the one it renders. */
export { Canvas } from '@tarojs/components'
