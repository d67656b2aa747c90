import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { cleanKeyword } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { IconButton } from '../icon-button'
import { SearchFrame } from '../search-box'
import { Tap } from '../tap'
import { TextField } from '../text-field'
import './index.scss'

export interface SearchFieldProps {
  value: string
  placeholder: string
  focus?: boolean
  onChange: (text: string) => void
  onConfirm: (text: string) => void
  onCancel: () => void
  onEmptyBackspace?: () => void
  onFocus?: () => void
  onBlur?: () => void
}

/** The search bar for typing, 56 px high: the field and a 取消 button. */
export function SearchField({ value, onChange, onConfirm, onCancel, ...field }: SearchFieldProps) {
  return (
    <View className='search-field'>
      <SearchFrame
        end={
          value !== '' && (
            <IconButton
              className='search-field__clear'
              icon='circle-x'
              label={copy.searchBar.clearText}
              onTap={() => onChange('')}
              sensorsName='search_clear_text'
            />
          )
        }
      >
        <TextField
          value={value}
          label={copy.searchBar.label}
          maxLength={LIMITS.input.box}
          onChange={text => onChange(cleanKeyword(text))}
          onConfirm={text => onConfirm(cleanKeyword(text))}
          {...field}
        />
      </SearchFrame>
      <Tap className='search-field__cancel' onTap={onCancel} sensorsName='search_cancel'>
        {copy.action.cancel}
      </Tap>
    </View>
  )
}
