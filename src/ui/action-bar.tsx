import { View } from '@tarojs/components'
import { Button, type ButtonProps } from './button'
import './action-bar.scss'

export interface BarAction extends Pick<ButtonProps, 'onTap' | 'busy' | 'disabled' | 'icon' | 'sensorsName'> {
  label: string
}

interface ActionBarProps {
  /** What most people came for: solid and wide. */
  main: BarAction
  /** The quiet one beside it. */
  other?: BarAction
  /** Neither of the two: a word, no more. */
  none?: BarAction
  /** Both take the same width, where the quiet one is no lesser choice. */
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
