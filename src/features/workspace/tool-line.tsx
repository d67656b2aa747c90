import { Text, View } from '@tarojs/components'
import { workspaceCopy, fill } from '@/copy/workspace'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'

const { workspace: words } = workspaceCopy

interface ToolLineProps {
  count: number
  /** Edits the open folder. Absent outside a folder. */
  onEdit?: () => void
  onNew: () => void
  /** Opens the filter. Absent if there are too few documents to filter. */
  onFilter?: () => void
  isFiltered: boolean
  choosing: boolean
  onChoosing: (on: boolean) => void
}

/** Shows the number of documents, and the actions on the list. */
export function SavedDocumentsToolLine({
  count,
  onEdit,
  onNew,
  onFilter,
  isFiltered,
  choosing,
  onChoosing,
}: ToolLineProps) {
  return (
    <View className='workspace__tools'>
      <Text className='workspace__count' {...role('status')}>
        {fill(words.count, { count })}
      </Text>
      {onFilter && (
        <Button
          look='text'
          className={isFiltered ? 'workspace__filtered' : undefined}
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
          {choosing ? workspaceCopy.action.cancel : words.select}
        </Button>
      )}
    </View>
  )
}
