import { Text, View } from '@tarojs/components'
import { visualCopy } from '@/copy/visual'
import { removeGroup } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { chipsOf } from '@domain/query/search-box'
import type { Statistics } from '@/libraries/statistics/statistics'
import { useParams } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { ChipList } from '@/ui/chip/list'
import { Header } from '@/ui/header'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'
import { toList } from './to-list'
import './index.scss'

interface VisualHeaderProps {
  statistics: Statistics
  conditions: Condition[]
  onChange: (conditions: Condition[]) => void
  onShare?: () => void
}

/** What the charts are about, and the way to the list of it. */
export function VisualHeader({ statistics, conditions, onChange, onShare }: VisualHeaderProps) {
  const { list } = statistics
  const params = useParams()
  const remove = (at: number) => {
    const gone = conditions[at]
    if (gone && requireLogin()) onChange(removeGroup(conditions, gone))
  }
  const keys = (
    <>
      {onShare && (
        <IconButton icon='share-2' label={visualCopy.visual.share} onTap={onShare} sensorsName='visual_share' />
      )}
      <Tap
        className='visual-header__list'
        role='link'
        onTap={() => toList(list, conditions, params)}
        sensorsName='visual_list'
      >
        <Icon name='list' size={16} />
        <Text>{visualCopy.visual.list}</Text>
      </Tap>
    </>
  )
  return (
    <View className='visual-header'>
      <Header back title={visualCopy.visual.title} keys={keys} />
      {conditions.length > 0 && (
        <View className='visual-header__chips'>
          <ChipList chips={chipsOf(conditions)} onRemove={remove} />
        </View>
      )}
    </View>
  )
}
