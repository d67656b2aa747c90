import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { SearchFrame } from '../search-box'
import { Tap } from '../tap'
import './index.scss'

interface LockedSearchFieldProps {
  hint: string
  onTap: () => void
  onCancel: () => void
}

/**
 * Shows the search bar for users who may not search. Its text says what is missing. A tap leads to a remedy,
 * such as the login.
 */
export function LockedSearchField({ hint, onTap, onCancel }: LockedSearchFieldProps) {
  return (
    <View className='search-field'>
      <Tap className='search-field__lock' onTap={onTap} sensorsName='search_locked'>
        <SearchFrame>
          <View className='search-field__hint'>{hint}</View>
        </SearchFrame>
      </Tap>
      <Tap className='search-field__cancel' onTap={onCancel} sensorsName='search_cancel'>
        {copy.action.cancel}
      </Tap>
    </View>
  )
}
