import { View } from '@tarojs/components'
import { Button, type ButtonProps } from './button'
import './action-bar.scss'

interface BarAction extends Pick<ButtonProps, 'onTap' | 'busy' | 'disabled' | 'icon' | 'sensorsName'> {
  label: string
}

interface ActionBarProps {
  /** The main action: solid and wide. */
  main: BarAction
  /** The secondary action, to the left of the main one. */
  other?: BarAction
  /** A third action, as plain text. */
  none?: BarAction
  /** Gives the main and the secondary action the same width, for two equal choices. */
  even?: boolean
}

export function ActionBar({ main, other, none, even }: ActionBarProps) {
  return (
    <View className={`action-bar${even ? ' action-bar--even' : ''}`}>
      {none && <BarButton className='action-bar__none' look='text' action={none} />}
      {other && <BarButton className='action-bar__other' look='quiet' action={other} />}
      <BarButton className='action-bar__main' look='solid' action={main} />
    </View>
  )
}

function BarButton({ action, ...place }: { action: BarAction; look: 'solid' | 'quiet' | 'text'; className: string }) {
  const { label, ...button } = action
  return (
    <Button wide {...place} {...button}>
      {label}
    </Button>
  )
}
