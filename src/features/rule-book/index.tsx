import Taro from '@tarojs/taro'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { Catalog } from '@contract/similarity'
import { fetchRuleBook } from '@/api/similarity'
import { useLoaded } from '@/request/use-loaded'
import { ruleBookCopy } from '@/copy/rule-book'
import { encodeUrlQuery } from '@domain/query/codec'
import { open } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { HeldRows } from '@/shared/held-rows'
import { Trouble } from '@/shared/trouble'
import { Header } from '@/ui/header'
import { ListItem } from '@/ui/list-item'
import { wayHome } from '@/ui/notice'
import { Page } from '@/ui/page'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import { BookSection } from './section'
import './index.scss'

/** A book of rules: its chapters, their sections, and the cases that each section rests on. */
export function RuleBook({ id }: { id: string }) {
  const load = useCallback((signal: AbortSignalLike) => fetchRuleBook(id, {}, signal), [id])
  const book = useLoaded(load)

  switch (book.kind) {
    case 'loading':
      return (
        <Shell>
          <Skeleton rows={5} />
        </Shell>
      )
    case 'failed':
      return (
        <Shell>
          <Trouble error={book.error} retry={book.retry} sensorsName='rule_book_retry' way={wayHome} />
        </Shell>
      )
    case 'ready':
      return (
        <Shell title={book.data.name}>
          <Chapters book={book.data} />
        </Shell>
      )
  }
}

function Shell({ title, children }: { title?: string; children: ReactNode }) {
  useEffect(() => {
    if (title) void Taro.setNavigationBarTitle({ title })
  }, [title])
  return (
    <HeldRows>
      {over => (
        <Page header={<Header back title={title} ruled />} over={over}>
          {children}
        </Page>
      )}
    </HeldRows>
  )
}

/** A book is searched by its number and shown by its name. */
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
          leads
          title={ruleBookCopy.ruleBook.search}
          onTap={search}
          sensorsName='rule_book_search'
        />
      </Section>
      {book.chapters.map(({ name, sections }, chapter) => (
        <Section key={chapter} title={name}>
          {sections.map((section, at) => (
            <BookSection key={at} section={section} startsOpen={chapter === 0 && at === 0} />
          ))}
        </Section>
      ))}
    </>
  )
}
