import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { deskCopy, fill } from '@/copy/workspace'
import { formatLawDay } from '@domain/format/dates'
import type { FolderEntry, DocumentEntry } from '@domain/workspace/folders'
import type { LawChange } from '@domain/workspace/amended-laws'
import { openLater, openStored } from '@/shared/stored-texts/open-stored'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'

const { desk: words } = deskCopy

function saidOf({ kind, day }: LawChange) {
  if (kind === 'repealed') return words.repealed
  return day ? fill(words.amendedFrom, { day: formatLawDay(day) }) : words.amended
}

interface DocumentLineProps {
  entry: DocumentEntry
  /** Those it may lie in; told where one looks at all of them. */
  folders: FolderEntry[]
  /** Of a law: what has become of it. */
  news?: LawChange
  /** Undefined while nothing is chosen from. */
  chosen?: boolean
  onChoose: () => void
  onMore: () => void
}

export const DocumentLine = memo(function DocumentLine({
  entry,
  folders,
  news,
  chosen,
  onChoose,
  onMore,
}: DocumentLineProps) {
  const { title, library, from, number, day, status, remark, gone, route, params } = entry.body
  const isChosen = chosen !== undefined
  const named = folders.filter(({ id }) => entry.body.folders.includes(id))
  const open = () => (news ? void openLater(route, params, { ...params, lid: news.lid }) : openStored(route, params))
  return (
    <View className='desk-line'>
      <Tap
        className='desk-line__tap'
        role={isChosen ? 'checkbox' : 'link'}
        checked={chosen}
        onTap={isChosen ? onChoose : open}
        sensorsName='desk_document'
      >
        {isChosen && (
          <View className={`desk-line__box${chosen ? ' desk-line__box--on' : ''}`}>
            {chosen && <Icon name='check' size={14} />}
          </View>
        )}
        <View className='desk-line__words'>
          <Text className='desk-line__title'>{title}</Text>
          <View className='desk-line__known'>
            {gone && <Text className='desk-line__gone'>{deskCopy.desk.gone}</Text>}
            {[library, status, from, number, day].filter(Boolean).map((word, at) => (
              <Text key={at} className='desk-line__fact'>
                {word}
              </Text>
            ))}
          </View>
          {news && <View className='desk-line__news'>{saidOf(news)}</View>}
          {remark && <View className='desk-line__remark'>{remark}</View>}
          {named.length > 0 && (
            <View className='desk-line__folders'>
              {named.map(({ id, body }) => (
                <Text key={id} className={`desk-line__folder desk-line__folder--${body.colour}`}>
                  {body.name}
                </Text>
              ))}
            </View>
          )}
        </View>
      </Tap>
      {!isChosen && (
        <IconButton
          icon='ellipsis'
          label={fill(words.more, { title })}
          onTap={onMore}
          className='desk-line__more'
          sensorsName='desk_more'
        />
      )}
    </View>
  )
})
