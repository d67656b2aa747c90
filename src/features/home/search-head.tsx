import { Text } from '@tarojs/components'
import { memo } from 'react'
import { copy } from '@/copy'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { BigSearchBox } from '@/ui/search-box'
import { useElder } from '@/stores/elder'
import type { HomeTabKey } from './tabs'

interface SearchHeadProps {
  category: HomeTabKey
  intro: string
  placeholder: string
}

/** What the library holds, in a line, and the way into it. */
export const SearchHead = memo(function SearchHead({ category: type, intro, placeholder }: SearchHeadProps) {
  const { advanced } = CATEGORIES[type]
  const isElder = useElder(({ on }) => on)
  const form = {
    label: isElder ? copy.elder.advanced : copy.searchBar.advanced,
    onTap: () => void open('advanced', { type }),
    sensorsName: 'home_advanced',
  }
  return (
    <>
      <Text className='home-intro'>{intro}</Text>
      <BigSearchBox
        placeholder={placeholder}
        onTap={() => void open('home-search-input', { type })}
        sensorsName='home_search'
        advanced={advanced ? form : undefined}
      />
    </>
  )
})
