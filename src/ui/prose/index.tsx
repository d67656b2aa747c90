import { Text } from '@tarojs/components'
import { role } from '../aria'
import type { ProseProps } from './port'
import './index.scss'

/** WeChat lets one pick words in a `<text>` only, and that one holds nothing but others of its kind. */
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
