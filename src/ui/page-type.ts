import { useEffect, useState } from 'react'
import { typeSize } from '@/platform/type-size'

const now = () => ({ scale: typeSize.scale(), isElder: typeSize.isElder() })

/** How large a page of the mini-program draws its type: one property on its shell, which all sizes are counted by. */
export function usePageType(): { className: string; style?: object } {
  const [{ scale, isElder }, setType] = useState(now)
  useEffect(() => typeSize.onChange(() => setType(now())), [])
  if (scale === 1) return { className: '' }
  return { className: ` page--sized${isElder ? ' page--elder' : ''}`, style: { '--px': `${scale}px` } }
}
