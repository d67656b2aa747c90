import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from './icon'
import { Tap } from './tap'
import './search-box.scss'

interface Advanced {
  label: string
  onTap: () => void
  sensorsName?: string
}

interface BigSearchBoxProps {
  placeholder: string
  onTap: () => void
  advanced?: Advanced
  sensorsName?: string
}

/** The large search box of the home screen. It looks like a field and opens the input screen. */
export function BigSearchBox({ placeholder, onTap, advanced, sensorsName }: BigSearchBoxProps) {
  return (
    <View className='big-search'>
      <Tap className='big-search__field' onTap={onTap} sensorsName={sensorsName}>
        <Icon name='search' />
        <View className='big-search__hint'>{placeholder}</View>
      </Tap>
      {advanced && (
        <Tap
          className='big-search__advanced'
          label={advanced.label}
          onTap={advanced.onTap}
          sensorsName={advanced.sensorsName}
        >
          <Text className='big-search__word'>{advanced.label}</Text>
          <Icon name='sliders-horizontal' />
        </Tap>
      )}
    </View>
  )
}

interface SearchWellProps {
  /** The content of the frame: an input field or chips. */
  children: ReactNode
  /** A button at the right end that clears the field. */
  end?: ReactNode
}

/** The frame of a search bar, 40 px high. */
export function SearchFrame({ children, end }: SearchWellProps) {
  return (
    <View className='search-well'>
      <Icon name='search' />
      <View className='search-well__content'>{children}</View>
      {end}
    </View>
  )
}
