import type { ComponentType } from 'react'
import type { SwipeRowProps } from './port'

/**
 * The mini-program does without: search history stands on pages of the main package, which nothing can reach late, and
 * taro-ui's row with its elements adds 8 KB to what everybody waits for. The key in the row does the same.
 */
export const useSwipe = (): { Swipe?: ComponentType<SwipeRowProps> } => ({})
