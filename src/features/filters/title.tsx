import { Text } from '@tarojs/components'
import { searchCopy, fill } from '@/copy/search'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'

interface FilterTitleProps {
  title: string
  /** What was chosen; shown in the title's place. */
  chosen?: string
  /** Something behind it is chosen. */
  on: boolean
  open: boolean
  /** Leads to the drawer. */
  more?: boolean
  /** How many are chosen behind it. */
  count?: number
  onTap: () => void
}

export function FilterTitle({ title, chosen, on, open, more, count = 0, onTap }: FilterTitleProps) {
  const state = `${on ? ' filter-title--on' : ''}${open ? ' filter-title--open' : ''}${more ? ' filter-title--more' : ''}`
  return (
    <Tap
      className={`filter-title${state}`}
      label={count ? fill(searchCopy.options.chosen, { title, count }) : chosen ? `${title} ${chosen}` : title}
      expanded={open}
      onTap={onTap}
      sensorsName={more ? 'filter_drawer' : 'filter_title'}
    >
      <Text className='filter-title__name'>{chosen ?? title}</Text>
      {count > 0 && <Text className='filter-title__count'>{count}</Text>}
      <Icon name={more ? 'list-filter' : 'chevron-down'} size={16} />
    </Tap>
  )
}
