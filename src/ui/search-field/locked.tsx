import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { SearchWell } from '../search-box'
import { Tap } from '../tap'
import './index.scss'

interface LockedSearchFieldProps {
  hint: string
  onTap: () => void
  onCancel: () => void
}

/** The same bar for those who may not search: it says what is missing, and a tap leads there. */
export function LockedSearchField({ hint, onTap, onCancel }: LockedSearchFieldProps) {
  return (
    <View className='search-field'>
      <Tap className='search-field__lock' onTap={onTap} sensorsName='search_locked'>
        <SearchWell>
          <View className='search-field__hint'>{hint}</View>
        </SearchWell>
      </Tap>
      <Tap className='search-field__cancel' onTap={onCancel} sensorsName='search_cancel'>
        {copy.action.cancel}
      </Tap>
    </View>
  )
}
