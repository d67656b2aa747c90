import { View } from '@tarojs/components'
import { copy } from '@/copy/desk'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { SearchWell } from '@/ui/search-box'
import { TextField } from '@/ui/text-field'

const { find } = copy.desk

/** Looks among what was kept while one types. */
export function FindBox({ typed, onTyped }: { typed: string; onTyped: (text: string) => void }) {
  const clear = typed !== '' && (
    <IconButton icon='circle-x' label={copy.searchBar.clearText} onTap={() => onTyped('')} sensorsName='desk_clear' />
  )
  return (
    <View className='desk__find'>
      <SearchWell end={clear}>
        <TextField
          value={typed}
          label={find}
          placeholder={find}
          maxLength={LIMITS.input.box}
          onChange={onTyped}
          onConfirm={onTyped}
        />
      </SearchWell>
    </View>
  )
}
