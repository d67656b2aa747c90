import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
import { PARTS_PER_STEP } from './pace'

/** The pause in ms between two parts. A slow phone draws a frame in that time. */
const PAUSE = 50

interface ProgressiveProps {
  className: string
  /** Elements with keys. A drawn part is not rendered again when the next part is added. */
  parts: ReactNode[]
}

/** Renders parts one after the other, because all parts at once would delay the next tap. */
export function ProgressiveParts({ className, parts }: ProgressiveProps) {
  const [count, setCount] = useState(PARTS_PER_STEP)
  const isWhole = count >= parts.length
  useEffect(() => {
    if (isWhole) return
    const timer = setTimeout(() => setCount(count + PARTS_PER_STEP), PAUSE)
    return () => clearTimeout(timer)
  }, [isWhole, count])
  return (
    <View className={className} {...(isWhole ? {} : { 'aria-busy': 'true' })}>
      {parts.slice(0, count)}
    </View>
  )
}
