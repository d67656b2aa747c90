import { useEffect, useState } from 'react'
import { typeSize } from '@/platform/type-size'

const now = () => ({ scale: typeSize.scale(), isElder: typeSize.isElder() })

/**
 * Returns the class and the style that set the font size of a mini-program page. All font sizes, and the heights that
 * depend on them, are calculated from this one property.
 */
export function usePageFontSize(): { className: string; style?: object } {
  const [{ scale, isElder }, setType] = useState(now)
  useEffect(() => typeSize.onChange(() => setType(now())), [])
  if (scale === 1) return { className: '' }
  return { className: ` page--sized${isElder ? ' page--elder' : ''}`, style: { '--px': `${scale}px` } }
}
