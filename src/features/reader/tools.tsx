import { Text, View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { Header } from '@/ui/page'
import { IconButton } from '@/ui/icon-button'
import { Icon, type IconName } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './reader-header.scss'

export interface BookmarkToggle {
  on: boolean
  onToggle: () => void
}

interface ReaderHeaderProps {
  id?: string
  title?: string
  onContents?: () => void
  bookmark?: BookmarkToggle
}

export function ReaderHeader({ id, title = '', onContents, bookmark }: ReaderHeaderProps) {
  const actions = (
    <>
      {bookmark && <BookmarkButton {...bookmark} />}
      {onContents && (
        <IconButton
          icon='list-tree'
          word={readerCopy.reader.contents}
          label={readerCopy.reader.contents}
          onTap={onContents}
          sensorsName='reader_header_contents'
        />
      )}
    </>
  )
  return (
    <View className='reader-header' {...(id ? { id } : {})}>
      <Header back title={title} ruled={title !== ''} actions={(bookmark || onContents) && actions} />
    </View>
  )
}

function BookmarkButton({ on, onToggle }: BookmarkToggle) {
  const { unsave, save } = readerCopy.document
  return (
    <IconButton
      className={on ? 'reader-header__saved' : ''}
      icon={on ? 'bookmark-check' : 'bookmark'}
      label={on ? unsave : save}
      onTap={onToggle}
      sensorsName={on ? 'reader_drop' : 'reader_keep'}
    />
  )
}

export interface ReaderTool {
  icon: IconName
  label: string
  onTap: () => void
  sensorsName: string
  /** Whether the tool is on, for example because its sheet is open or the document is saved. */
  on?: boolean
  busy?: boolean
}

/**
 * Returns the tool that saves the document. Only the mini-program needs it, because its title bar has no space for
 * the button.
 */
export const bookmarkTool = ({ on, onToggle }: BookmarkToggle): ReaderTool => ({
  icon: on ? 'bookmark-check' : 'bookmark',
  label: on ? readerCopy.document.saved : readerCopy.document.save,
  onTap: onToggle,
  on,
  sensorsName: on ? 'reader_drop' : 'reader_keep',
})

/** Shows the toolbar below a document. */
export function ReaderTools({ tools }: { tools: ReaderTool[] }) {
  return (
    <View className='tools' aria-label={readerCopy.reader.tools}>
      {tools.map(({ icon, label, on, ...tap }) => (
        <Tap key={icon} className={`tools__tool${on ? ' tools__tool--on' : ''}`} {...tap}>
          <Icon name={icon} />
          <Text>{label}</Text>
        </Tap>
      ))}
    </View>
  )
}
