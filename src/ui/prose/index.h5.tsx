import { View } from '@tarojs/components'
import { role } from '../aria'
import { menuProps } from './menu.h5'
import type { ProseProps } from './port'

/** A paragraph whose words can be picked and copied. */
export const Prose = ({ level, onMenu, className, id, children }: ProseProps) => (
  <View
    {...(id ? { id } : {})}
    className={className}
    {...(onMenu ? menuProps(onMenu) : {})}
    {...(level ? { ...role('heading'), 'aria-level': level } : {})}
  >
    {children}
  </View>
)
