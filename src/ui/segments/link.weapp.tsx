import { type ITouchEvent, Text } from '@tarojs/components'
import { role } from '../aria'
import type { LinkProps } from './types'

/** A part of a text that can be picked, and so a `<text>` itself. */
export function Link({ className, onTap, ...props }: LinkProps) {
  const follow = (event: ITouchEvent) => {
    event.stopPropagation()
    onTap()
  }
  return <Text className={`segment-link${className}`} onClick={follow} {...role('link')} {...props} />
}
