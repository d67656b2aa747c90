import { type ITouchEvent, Text } from '@tarojs/components'
import { role as roleOf } from '../aria'
import type { LinkProps } from './types'

/** A link in a selectable text. It must be a `<text>` element, because such a text may contain nothing else. */
export function Link({ className, role = 'link', label, onTap, longPress, ...props }: LinkProps) {
  const follow = (event: Pick<ITouchEvent, 'stopPropagation'>) => {
    event.stopPropagation()
    onTap()
  }
  return (
    <Text
      className={`segment-link${className}`}
      onClick={follow}
      {...(longPress ? { onLongPress: follow } : {})}
      {...roleOf(role)}
      {...(label ? { 'aria-label': label } : {})}
      {...props}
    />
  )
}
