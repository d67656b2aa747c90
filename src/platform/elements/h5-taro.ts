/**
 * H5 only: replaces '@tarojs/taro' (see config/h5.ts). Exports Taro's functions one by one, so that unused code is dropped.
 * Taro's own default object would pull in every function.
 */
import * as named from './h5-named'

export * from '@tarojs/taro-h5/dist/api/index'
export { ENV_TYPE, getEnv } from '@tarojs/api/dist/env'
export { eventCenter, getCurrentInstance, nextTick } from '@tarojs/runtime'

/** Pixels are not scaled: config/pixels.ts. */
export const initPxTransform = () => undefined
export const pxTransform = (size: number) => `${size}px`

export default { ...named }
