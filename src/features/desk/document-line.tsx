import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { copy, fill } from '@/copy/desk'
import type { FolderEntry, KeptEntry } from '@domain/desk/folders'
import { openDocument } from '@/actions/open-document'
import { ROUTE_NAMES, type RouteName } from '@/routing/routes'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'

const { desk: words } = copy

const isRoute = (name: string): name is RouteName => (ROUTE_NAMES as string[]).includes(name)

interface DocumentLineProps {
  entry: KeptEntry
  /** Those it may lie in; told where one looks at all of them. */
  folders: FolderEntry[]
  /** Undefined while nothing is chosen from. */
  chosen?: boolean
  onChoose: () => void
  onMore: () => void
}

export const DocumentLine = memo(function DocumentLine({
  entry,
  folders,
  chosen,
  onChoose,
  onMore,
}: DocumentLineProps) {
  const { title, library, from, number, day, status, remark, route, params } = entry.body
  const isChosen = chosen !== undefined
  const named = folders.filter(({ id }) => entry.body.folders.includes(id))
  const open = () => isRoute(route) && void openDocument(route, params)
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
            {[library, status, from, number, day].filter(Boolean).map((word, at) => (
              <Text key={at} className='desk-line__fact'>
                {word}
              </Text>
            ))}
          </View>
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
