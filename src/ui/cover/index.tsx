import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './index.scss'

interface CoverProps {
  /** A drawing of scripts/covers.ts, as `book-3`. */
  art: string
  /** Which shades: the ground, the back layer, the front layer. */
  shade: number
  className?: string
  children?: ReactNode
}

/** A drawn picture: shapes in two shades on a ground of a third, none of it fetched. */
export function Cover({ art, shade, className = '', children }: CoverProps) {
  return <View className={`cover cover--${art} cover--shade-${shade} ${className}`}>{children}</View>
}

export const BOOK_ARTS = 12
export const COVER_SHADES = 5
