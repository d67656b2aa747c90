import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { advancedCopy } from '@/copy/advanced'
import { cleanGap } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { TextBox } from '@/ui/text-box'
import { nameOf } from '../model/form'
import { USUAL_GAP, modesOf, nearOf, setMode } from '../model/modes'
import { RadioList } from './radio-list'
import type { SheetProps } from './props'

/** How near the words stand, or on which side the party is. */
export function ModeSheet({ open, onClose, dimension, group, actions }: SheetProps) {
  const [mode, setChosen] = useState(group.mode)
  const [gap, setGap] = useState(group.gap || String(USUAL_GAP))
  const { modes, gap: words } = advancedCopy.advanced
  const texts: readonly { label: string; hint: string }[] = dimension.modes ? modes[dimension.modes] : []
  const choices = modesOf(dimension).map(code => ({ key: String(code), ...(texts[code] ?? { label: '', hint: '' }) }))
  const gapMode = modesOf(dimension).find(code => nearOf(dimension, code) === 'gap')

  const confirm = () => {
    actions.update(dimension, now => setMode(dimension, now, mode, gap))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={modes.title}
      note={nameOf(dimension)}
      actions={
        <ActionBar
          main={{ label: advancedCopy.action.confirm, onTap: confirm, sensorsName: 'advanced_mode_confirm' }}
        />
      }
    >
      <RadioList
        label={modes.title}
        choices={choices}
        chosen={String(mode)}
        onChoose={key => setChosen(Number(key))}
        aside={key =>
          Number(key) === gapMode && (
            <View className='gap-box'>
              <TextBox
                value={gap}
                label={words.label}
                placeholder={String(USUAL_GAP)}
                clean={cleanGap}
                digits
                maxLength={String(LIMITS.input.gap).length}
                onChange={text => {
                  setGap(text)
                  setChosen(gapMode)
                }}
              />
              <Text className='gap-box__unit'>{words.unit}</Text>
            </View>
          )
        }
      />
    </Sheet>
  )
}
