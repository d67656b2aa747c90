import { View } from '@tarojs/components'
import { deskCopy } from '@/copy/desk'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { SearchWell } from '@/ui/search-box'
import { TextField } from '@/ui/text-field'

const { find } = deskCopy.desk

/** Looks among what was kept while one types. */
interface FindBoxProps {
  typed: string
  onTyped: (text: string) => void
  label?: string
}

export function FindBox({ typed, onTyped, label = find }: FindBoxProps) {
  const clear = typed !== '' && (
    <IconButton
      icon='circle-x'
      label={deskCopy.searchBar.clearText}
      onTap={() => onTyped('')}
      sensorsName='desk_clear'
    />
  )
  return (
    <View className='desk__find'>
      <SearchWell end={clear}>
        <TextField
          value={typed}
          label={label}
          placeholder={label}
          maxLength={LIMITS.input.box}
          onChange={onTyped}
          onConfirm={onTyped}
        />
      </SearchWell>
    </View>
  )
}
