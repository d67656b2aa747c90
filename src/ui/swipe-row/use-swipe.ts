import type { ComponentType } from 'react'
import type { SwipeRowProps } from '../ports'

/**
 * Returns no component: the mini-program has no swipe. The search history is in its main package, which
 * cannot load code later. taro-ui's row would add 8 KB to that package. The visible button in the row does
 * the same.
 */
export const useSwipe = (): { Swipe?: ComponentType<SwipeRowProps> } => ({})
