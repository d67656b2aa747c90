import { Text } from '@tarojs/components'
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
  onTap: () => void
}

export function FilterTitle({ title, chosen, on, open, more, onTap }: FilterTitleProps) {
  const state = `${on ? ' filter-title--on' : ''}${open ? ' filter-title--open' : ''}${more ? ' filter-title--more' : ''}`
  return (
    <Tap
      className={`filter-title${state}`}
      label={chosen ? `${title} ${chosen}` : title}
      expanded={open}
      onTap={onTap}
      sensorsName={more ? 'filter_drawer' : 'filter_title'}
    >
      <Text className='filter-title__name'>{chosen ?? title}</Text>
      <Icon name={more ? 'list-filter' : 'chevron-down'} size={16} />
    </Tap>
  )
}
