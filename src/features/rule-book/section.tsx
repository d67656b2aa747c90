import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Catalog } from '@contract/similarity'
import { formatCount } from '@/domain/amounts'
import { openDocument } from '@/stores/open-document'
import { useReadMarks } from '@/stores/read-marks'
import { Icon } from '@/ui/icon'
import { Row } from '@/ui/row'
import { Tap } from '@/ui/tap'

type SectionOfBook = Catalog['chapters'][number]['sections'][number]

/** A section's line opens and closes the list of its cases. */
export function BookSection({ section, startsOpen }: { section: SectionOfBook; startsOpen: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen)
  const { name, count, items } = section
  return (
    <View className={`book-section${isOpen ? ' book-section--open' : ''}`}>
      <Tap
        className='book-section__line'
        expanded={isOpen}
        onTap={() => setOpen(!isOpen)}
        sensorsName='rule_book_section'
      >
        <Text className='book-section__name'>{name}</Text>
        <Text className='book-section__count'>{formatCount(count)}</Text>
        <Icon name='chevron-down' size={16} />
      </Tap>
      {isOpen && items.map(({ sid, title }) => <BookCase key={sid} sid={sid} title={title} />)}
    </View>
  )
}

function BookCase({ sid, title }: { sid: string; title: string }) {
  const { isRead, mark } = useReadMarks()
  const open = async () => {
    if (await openDocument('similarity-detail', { sid })) mark(sid)
  }
  return (
    <Row
      view={{ title: [{ kind: 'text', text: title }] }}
      read={isRead(sid)}
      onTap={() => void open()}
      sensorsName='rule_book_case'
    />
  )
}
