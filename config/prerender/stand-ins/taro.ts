/** Replaces '@tarojs/taro': the page's events never occur during rendering. */
import { encodeValue } from '@domain/format/address'
import { currentRenderPass } from '../render-pass'

const nothing = () => undefined

/** Returns the params as they are encoded in an address. */
export const useRouter = () => ({
  params: Object.fromEntries(
    Object.entries(currentRenderPass().params).map(([name, value]) => [name, encodeValue(value)]),
  ),
})

export const useDidShow = nothing
export const useDidHide = nothing
export const usePageScroll = nothing
export const useReachBottom = nothing
export const useLaunch = nothing
export const usePageNotFound = nothing
export const useShareAppMessage = nothing
export const useShareTimeline = nothing
export const useAddToFavorites = nothing
export const usePullDownRefresh = nothing

export default { getCurrentPages: () => [], getCurrentInstance: () => ({}) }
