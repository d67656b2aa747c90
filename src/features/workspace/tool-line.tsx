import { Text, View } from '@tarojs/components'
import { deskCopy, fill } from '@/copy/workspace'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'

const { desk: words } = deskCopy

interface ToolLineProps {
  count: number
  /** Of the folder that is looked at. */
  onEdit?: () => void
  onNew: () => void
  /** Absent where there is too little to be narrowed. */
  onFilter?: () => void
  isFiltered: boolean
  choosing: boolean
  onChoosing: (on: boolean) => void
}

/** How many there are, and what can be done with them. */
export function ToolLine({ count, onEdit, onNew, onFilter, isFiltered, choosing, onChoosing }: ToolLineProps) {
  return (
    <View className='desk__tools'>
      <Text className='desk__count' {...role('status')}>
        {fill(words.count, { count })}
      </Text>
      {onFilter && (
        <Button
          look='text'
          className={isFiltered ? 'desk__filtered' : undefined}
          onTap={onFilter}
          sensorsName='desk_filter'
        >
          {isFiltered ? words.filtered : words.filter}
        </Button>
      )}
      {onEdit ? (
        <Button look='text' onTap={onEdit} sensorsName='desk_folder_edit'>
          {words.editFolder}
        </Button>
      ) : (
        <Button look='text' onTap={onNew} sensorsName='desk_folder_new'>
          {words.newFolder}
        </Button>
      )}
      {(count > 0 || choosing) && (
        <Button look='text' onTap={() => onChoosing(!choosing)} sensorsName='desk_choose'>
          {choosing ? deskCopy.action.cancel : words.choose}
        </Button>
      )}
    </View>
  )
}
