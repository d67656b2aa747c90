import { View } from '@tarojs/components'
import { workspaceCopy } from '@/copy/workspace'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { SearchFrame } from '@/ui/search-box'
import { TextField } from '@/ui/text-field'

const { find } = workspaceCopy.workspace

interface WorkspaceSearchBoxProps {
  typed: string
  onTyped: (text: string) => void
  label?: string
}

export function WorkspaceSearchBox({ typed, onTyped, label = find }: WorkspaceSearchBoxProps) {
  const clear = typed !== '' && (
    <IconButton
      icon='circle-x'
      label={workspaceCopy.searchBar.clearText}
      onTap={() => onTyped('')}
      sensorsName='desk_find_clear'
    />
  )
  return (
    <View className='workspace__search'>
      <SearchFrame end={clear}>
        <TextField
          value={typed}
          label={label}
          placeholder={label}
          maxLength={LIMITS.input.box}
          onChange={onTyped}
          onConfirm={onTyped}
        />
      </SearchFrame>
    </View>
  )
}
