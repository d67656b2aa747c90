/**
 * Replaces '@tarojs/taro' on H5 (see config/h5.ts). Exports Taro's functions one by one, so that the build
 * drops unused ones. Taro's own default object would include every function.
 */
import * as named from './h5-named'

export * from '@tarojs/taro-h5/dist/api/index'
export { ENV_TYPE, getEnv } from '@tarojs/api/dist/env'
export { eventCenter, getCurrentInstance, nextTick } from '@tarojs/runtime'

/** Does nothing: pixels are not scaled (see config/pixels.ts). */
export const initPxTransform = () => undefined
export const pxTransform = (size: number) => `${size}px`

export default { ...named }
