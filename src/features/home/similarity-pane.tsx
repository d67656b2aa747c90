import { Text, View } from '@tarojs/components'
import type { SimilarityClass } from '@contract/similarity'
import { fetchRuleBooks } from '@/api/similarity'
import { copy, fill } from '@/copy'
import { open } from '@/navigation'
import { BOOK_ARTS, COVER_SHADES, Cover } from '@/ui/cover'
import { NewMark } from '@/ui/label'
import { Tap } from '@/ui/tap'
import { LoadedSection } from './loaded-section'
import { useLoaded } from '@/api/use-loaded'
import { Waiting } from './waiting'
import './cards.scss'

/** The place of the books to come: shown, but there is nothing to open yet. */
const UNWRITTEN = 99

function Book({ book: { id, name, isNew } }: { book: SimilarityClass }) {
  if (id === UNWRITTEN) {
    return (
      <View className='book book--unwritten'>
        <View className='book__cover' />
        <Text className='book__name'>{name}</Text>
      </View>
    )
  }
  return (
    <Tap
      role='link'
      className='book'
      onTap={() => void open('similarity-calssification-detail', { id: String(id) })}
      sensorsName='home_book'
    >
      <Cover className='book__cover' art={`book-${id % BOOK_ARTS}`} shade={id % COVER_SHADES}>
        {isNew && <NewMark text={copy.home.fresh} />}
      </Cover>
      <Text className='book__name'>{name}</Text>
    </Tap>
  )
}

export function SimilarityPane() {
  const books = useLoaded(fetchRuleBooks)
  return (
    <View className='home-bare'>
      <LoadedSection
        title={copy.home.books}
        of={books}
        count={all => fill(copy.home.bookCount, { count: all.length })}
        waiting={<Waiting className='books' of='book__cover' count={9} />}
      >
        {all => (
          <View className='books'>
            {all.map(book => (
              <Book key={book.id} book={book} />
            ))}
          </View>
        )}
      </LoadedSection>
    </View>
  )
}
