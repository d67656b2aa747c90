import { Text, View } from '@tarojs/components'
import type { SimilarityClass } from '@contract/similarity'
import { fetchRuleBooks } from '@/api/similarity'
import { copy, fill } from '@/copy'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { BOOK_ART_COUNT, COVER_SHADE_COUNT, Cover } from '@/ui/cover'
import { NewMark } from '@/ui/label'
import { RemotePicture } from '@/ui/picture'
import { Tap } from '@/ui/tap'
import { LoadedSection } from './loaded-section'
import { CardSkeletons } from './card-skeletons'
import { useLoaded } from '@/request/use-loaded'
import './cards.scss'

/** The id of the placeholder for books that are not published yet. The placeholder cannot be opened. */
const UNWRITTEN = 99
const openAll = () => void open(CATEGORIES.similarity.list)
const isWritten = ({ id }: SimilarityClass) => id !== UNWRITTEN

function Book({ book }: { book: SimilarityClass }) {
  const { id, name, avatar, isNew } = book
  if (!isWritten(book)) {
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
      <Cover className='book__cover' art={`book-${id % BOOK_ART_COUNT}`} shade={id % COVER_SHADE_COUNT}>
        <RemotePicture src={avatar} />
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
        more={{ label: copy.home.all, spoken: copy.home.allRules, onTap: openAll, sensorsName: 'home_rules_all' }}
        count={all => fill(copy.home.bookCount, { count: all.filter(isWritten).length })}
        skeleton={<CardSkeletons className='books' cardClass='book__cover' count={9} />}
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
