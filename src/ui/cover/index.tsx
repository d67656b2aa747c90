import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './index.scss'

interface CoverProps {
  /** The name of a drawing from scripts/covers.ts, such as `book-3`. */
  art: string
  /** The index of the colours for the ground, the back layer and the front layer. */
  shade: number
  className?: string
  children?: ReactNode
}

/** Draws a cover from two shapes on a coloured ground. Nothing is downloaded. */
export function Cover({ art, shade, className = '', children }: CoverProps) {
  return <View className={`cover cover--${art} cover--shade-${shade} ${className}`}>{children}</View>
}

/** The number of drawings `book-0`, `book-1` …. */
export const BOOK_ART_COUNT = 12
export const COVER_SHADE_COUNT = 5
