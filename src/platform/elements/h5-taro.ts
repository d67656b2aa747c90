/**
 * H5 only, in the place of '@tarojs/taro' (see config/h5.ts): Taro's functions one by one, and a default object of what the
 * build leaves on it. Taro's own object holds every function there is, and the code of each with it.
 */
import * as named from './h5-named'

export * from '@tarojs/taro-h5/dist/api/index'
export { ENV_TYPE, getEnv } from '@tarojs/api/dist/env'
export { eventCenter, getCurrentInstance, nextTick } from '@tarojs/runtime'

/** A pixel stays a pixel: config/pixels.ts. */
export const initPxTransform = () => undefined
export const pxTransform = (size: number) => `${size}px`

export default { ...named }
