import { View } from '@tarojs/components'
import { deskCopy, fill } from '@/copy/desk'
import { ActionBar } from '@/ui/action-bar'

const { desk: words } = deskCopy

interface ChosenBarProps {
  chosen: string[]
  onAll: () => void
  onExport: () => void
  onPlace: () => void
}

/** Below the list, while one chooses. */
export function ChosenBar({ chosen, onAll, onExport, onPlace }: ChosenBarProps) {
  const disabled = !chosen.length
  return (
    <View className='desk__bar'>
      <ActionBar
        none={{ label: words.chooseAll, onTap: onAll, sensorsName: 'desk_choose_all' }}
        other={{ label: words.export, disabled, onTap: onExport, sensorsName: 'desk_export' }}
        main={{
          label: fill(words.placeChosen, { count: chosen.length }),
          disabled,
          onTap: onPlace,
          sensorsName: 'desk_place',
        }}
      />
    </View>
  )
}
