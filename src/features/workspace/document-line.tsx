import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { workspaceCopy, fill } from '@/copy/workspace'
import { formatLawDay } from '@domain/format/dates'
import type { FolderEntry, DocumentEntry } from '@domain/workspace/folders'
import type { LawChange } from '@domain/workspace/amended-laws'
import { openLaterVersion, openStoredDocument } from '@/shared/stored-texts/open-stored'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'

const { workspace: words } = workspaceCopy

function changeLabel(change: LawChange) {
  if (change.kind === 'repealed') return words.repealed
  return change.day ? fill(words.amendedFrom, { day: formatLawDay(change.day) }) : words.amended
}

interface DocumentLineProps {
  entry: DocumentEntry
  /** The folders to name in the line. Empty if the list shows one folder only. */
  folders: FolderEntry[]
  /** How the law has changed since it was saved. Absent without a change. */
  change?: LawChange
  /** Whether the line is selected. `undefined` outside selection mode. */
  isSelected?: boolean
  onSelect: () => void
  onMore: () => void
}

export const SavedDocumentLine = memo(function SavedDocumentLine({
  entry,
  folders,
  change,
  isSelected,
  onSelect,
  onMore,
}: DocumentLineProps) {
  const { title, library, from, number, day, status, remark, gone: isWithdrawn, review, route, params } = entry.body
  const isSelecting = isSelected !== undefined
  const named = folders.filter(({ id }) => entry.body.folders.includes(id))
  const open = () =>
    change ? void openLaterVersion(route, params, { ...params, lid: change.lid }) : openStoredDocument(route, params)
  return (
    <View className='workspace-line'>
      <Tap
        className='workspace-line__tap'
        role={isSelecting ? 'checkbox' : 'link'}
        checked={isSelected}
        onTap={isSelecting ? onSelect : open}
        sensorsName='desk_document'
      >
        {isSelecting && (
          <View className={`workspace-line__box${isSelected ? ' workspace-line__box--on' : ''}`}>
            {isSelected && <Icon name='check' size={14} />}
          </View>
        )}
        <View className='workspace-line__words'>
          <Text className='workspace-line__title'>{title}</Text>
          <View className='workspace-line__metadata'>
            {isWithdrawn && <Text className='workspace-line__withdrawn'>{workspaceCopy.workspace.withdrawn}</Text>}
            {[library, status, from, number, day].filter(Boolean).map((word, at) => (
              <Text key={at} className='workspace-line__fact'>
                {word}
              </Text>
            ))}
          </View>
          {change && <View className='workspace-line__change'>{changeLabel(change)}</View>}
          {review && <View className='workspace-line__change'>{fill(words.overturned, { word: review.word })}</View>}
          {remark && <View className='workspace-line__remark'>{remark}</View>}
          {named.length > 0 && (
            <View className='workspace-line__folders'>
              {named.map(({ id, body }) => (
                <Text key={id} className={`workspace-line__folder workspace-line__folder--${body.colour}`}>
                  {body.name}
                </Text>
              ))}
            </View>
          )}
        </View>
      </Tap>
      {!isSelecting && (
        <IconButton
          icon='ellipsis'
          label={fill(words.more, { title })}
          onTap={onMore}
          className='workspace-line__more'
          sensorsName='desk_more'
        />
      )}
    </View>
  )
})
