import Taro from '@tarojs/taro'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Text, View } from '@tarojs/components'
import type { Catalog } from '@contract/similarity'
import { fetchRuleBook } from '@/api/similarity'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { ruleBookCopy } from '@/copy/rule-book'
import { encodeUrlQuery } from '@domain/query/codec'
import { open } from '@/routing/navigation'
import { RowMenu } from '@/shared/row-menu'
import { LoadErrorOrLogin } from '@/shared/load-error-or-login'
import { ListItem } from '@/ui/list-item'
import { Page, Header, homeAction } from '@/ui/page'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { formatCount } from '@domain/format/amounts'
import { CATEGORIES } from '@/libraries/categories'
import { DocumentRow } from '@/shared/document-row'
import { documentTarget } from '@/libraries/library'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

type SectionOfBook = Catalog['chapters'][number]['sections'][number]

/** A section, which expands to the list of its cases. */
function BookSection({ book, section, startsOpen }: { book: string; section: SectionOfBook; startsOpen: boolean }) {
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
      {isOpen &&
        items.map((item, at) => <DocumentRow key={at} row={caseRow(item, book)} sensorsName='rule_book_case' />)}
    </View>
  )
}

const BAR = '｜'

/** Returns the title without the name of the book, which the page has as its heading. The mark of the sample stays. */
function titleInBook(title: string, book: string): string {
  if (!title.startsWith(book + BAR)) return title
  return (book.startsWith(SAMPLE_MARK) ? SAMPLE_MARK : '') + title.slice(book.length + BAR.length)
}

const caseRow = ({ sid, title }: SectionOfBook['items'][number], book: string) => ({
  id: sid,
  view: { title: [{ kind: 'text', text: titleInBook(title, book) } as const] },
  metadata: {},
  opens: documentTarget(CATEGORIES.similarity, sid, []),
})

/** A rule book: its chapters, their sections and the cases of each section. */
export function RuleBook({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignalLike) => fetchRuleBook(id, {}, signal), [id])
  const book = useLoaded(load)

  switch (book.kind) {
    case 'loading':
      return (
        <BookPage>
          <Skeleton rows={5} />
        </BookPage>
      )
    case 'failed':
      return (
        <BookPage>
          <LoadErrorOrLogin
            error={book.error}
            retry={book.retry}
            sensorsName='rule_book_retry'
            exitAction={homeAction}
          />
        </BookPage>
      )
    case 'ready':
      return (
        <BookPage title={book.data.name}>
          <Chapters book={book.data} />
        </BookPage>
      )
  }
}

function BookPage({ title, children }: { title?: string; children: ReactNode }) {
  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }, [title])
  return (
    <RowMenu>
      {over => (
        <Page header={<Header back title={title} ruled />} over={over}>
          {children}
        </Page>
      )}
    </RowMenu>
  )
}

/**
 * Returns the condition that finds the cases of a book. Its value is the book's id. The reader sees the book's name.
 */
const asCondition = ({ id, name }: Catalog) => ({
  name: ruleBookCopy.ruleBook.dimension,
  value: String(id),
  description: name,
})

function Chapters({ book }: { book: Catalog }) {
  if (book.chapters.length === 0) return <State kind='empty' sentence={ruleBookCopy.noData} />
  const search = () => void open('similarity-list', { query: encodeUrlQuery([asCondition(book)]) })
  return (
    <>
      <Section>
        <ListItem
          icon='search'
          action
          isLink
          title={ruleBookCopy.ruleBook.search}
          onTap={search}
          sensorsName='rule_book_search'
        />
      </Section>
      {book.chapters.map(({ name, sections }, chapter) => (
        <Section key={chapter} title={name}>
          {sections.map((section, at) => (
            <BookSection key={at} book={book.name} section={section} startsOpen={chapter === 0 && at === 0} />
          ))}
        </Section>
      ))}
    </>
  )
}
