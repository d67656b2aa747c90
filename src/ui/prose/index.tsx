import { Text } from '@tarojs/components'
import { role } from '../aria'
import type { ProseProps } from '../ports'
import './index.scss'

/**
 * Renders a paragraph whose text can be selected. WeChat allows this only in a `<text>`, which may contain
 * only `<text>` elements.
 */
export const Prose = ({ level, className, id, onTap, children }: ProseProps) => (
  <Text
    {...(id ? { id } : {})}
    className={`prose ${className}`}
    userSelect
    {...(onTap ? { onClick: onTap } : {})}
    {...(level ? { ...role('heading'), 'aria-level': level } : {})}
  >
    {children}
  </Text>
)
