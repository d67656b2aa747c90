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

/**
 * The search bar for users who may not search. It names the missing condition, and a tap opens the way to fulfil it.
 */
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
