import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { role } from '@/ui/aria'
import { ActionBar } from '@/ui/action-bar'
import { Icon } from '@/ui/icon'
import { Sheet } from '@/ui/sheet'
import { Tap } from '@/ui/tap'
import './index.scss'

interface OptionsSheetProps {
  open: boolean
  onClose: () => void
  title: string
  note?: string
  options: Array<{ value: string; label: string }>
  chosen: string[]
  /** What is chosen after a tap on one. */
  toggle: (chosen: string[], value: string) => string[]
  onConfirm: (chosen: string[]) => void
}

/** Lines to tick; nothing is done before 确定. */
export function OptionsSheet({ open, onClose, title, note, options, toggle, onConfirm, ...given }: OptionsSheetProps) {
  const [chosen, setChosen] = useState(given.chosen)
  const confirm = () => {
    onConfirm(chosen)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      note={note}
      actions={
        <ActionBar
          other={{ label: copy.action.reset, onTap: () => setChosen([]), sensorsName: 'advanced_options_reset' }}
          main={{ label: copy.action.confirm, onTap: confirm, sensorsName: 'advanced_options_confirm' }}
        />
      }
    >
      <View className='option-list' {...role('group')} aria-label={title}>
        {options.map(({ value, label }) => {
          const on = chosen.indexOf(value) >= 0
          return (
            <Tap
              key={value}
              role='checkbox'
              className={`option-list__line${on ? ' option-list__line--on' : ''}`}
              checked={on}
              onTap={() => setChosen(toggle(chosen, value))}
            >
              <View className='option-list__label'>{label}</View>
              <View className='option-list__box'>{on && <Icon name='check' size={14} />}</View>
            </Tap>
          )
        })}
      </View>
    </Sheet>
  )
}
