import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { Catalog } from '@contract/similarity'
import { formatCount } from '@domain/format/amounts'
import { CATEGORIES } from '@/libraries/categories'
import { DocumentRow } from '@/shared/document-row'
import { opening } from '@/libraries/request'
import { Icon } from '@/ui/icon'
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
      {isOpen && items.map((item, at) => <DocumentRow key={at} row={caseRow(item)} sensorsName='rule_book_case' />)}
    </View>
  )
}

const caseRow = ({ sid, title }: SectionOfBook['items'][number]) => ({
  id: sid,
  view: { title: [{ kind: 'text', text: title } as const] },
  opens: opening(CATEGORIES.similarity, sid, []),
})
