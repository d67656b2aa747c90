import { View } from '@tarojs/components'
import { role } from '../aria'
import type { ProseProps } from './port'

/** A paragraph whose words can be picked and copied. */
export const Prose = ({ level, ...props }: ProseProps) => (
  <View {...props} {...(level ? { ...role('heading'), 'aria-level': level } : {})} />
)
