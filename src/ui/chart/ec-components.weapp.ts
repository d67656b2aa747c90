/** Replaces Taro's components for EcCanvas (config/ec-canvas.ts), so that only its `Canvas` is bundled. */
export { Canvas } from '@tarojs/components'
