import { View } from '@tarojs/components'
import type { Carousel as Topic, CarouselCategory, CarouselItem } from '@/api/fiscal-tax'
import { fiscalCopy } from '@/copy/fiscal'
import { formatDay } from '@domain/format/dates'
import { decodeApiConditions, decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { DocumentRow } from '@/shared/document-row'
import { type Category, FISCAL_CATEGORIES, isCategoryOffered } from '@/libraries/categories'
import { lawRowView } from '@/libraries/law/row'
import { EFFECTIVE_DAY_ORDER } from '@/libraries/fiscal/law/search'
import { type ListRow, documentTarget } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import { Title } from '@/ui/title'
import { role } from '@/ui/aria'
import './carousel.scss'

const { sections, more: label } = fiscalCopy.fiscal

const isLaw = (category: Category) => category === FISCAL_CATEGORIES.fiscalLaw

/** A topic tells nothing else of a law. */
const NO_FACTS = { eff_level: '', hitResult: '', dispatch_authority: '' }

const rowOf = (category: Category, { id, title, status, day }: CarouselItem): ListRow => ({
  id,
  view: isLaw(category)
    ? lawRowView({ ...NO_FACTS, lid: id, title, time_limited: status ?? '', posting_date: day })
    : { title: [{ kind: 'text', text: title }], meta: day ? [formatDay(day)] : [] },
  metadata: { day },
  opens: documentTarget(category, id, []),
})

interface CarouselSection {
  title: string
  rows: ListRow[]
  more?: () => void
}

const rowsOf = (category: Category, picked: CarouselItem[]) => picked.map(item => rowOf(category, item))

/** Returns the sections of a topic with status 1: selected documents. */
const pickedSections = ({ laws, news, answers }: Topic): CarouselSection[] => [
  { title: sections.law, rows: rowsOf(FISCAL_CATEGORIES.fiscalLaw, laws) },
  { title: sections.dynamic, rows: rowsOf(FISCAL_CATEGORIES.fiscalDynamic, news) },
  { title: sections.qa, rows: rowsOf(FISCAL_CATEGORIES.fiscalQa, answers) },
]

/** Reads conditions from a query. Services send queries either as in an address or in their own form. */
function conditionsIn(query: string) {
  const conditions = decodeUrlQuery(query)
  return conditions.length ? conditions : decodeApiConditions(query)
}

/**
 * Returns the action that opens all laws of a category, sorted by effective date, the latest first. Returns `undefined`
 * if this deployment has no such list.
 */
function moreOf({ query = '' }: CarouselCategory): CarouselSection['more'] {
  const conditions = conditionsIn(query)
  if (!conditions.length || !isCategoryOffered(FISCAL_CATEGORIES.fiscalLaw)) return undefined
  return () =>
    void open(FISCAL_CATEGORIES.fiscalLaw.list, { query: encodeUrlQuery(conditions), order: EFFECTIVE_DAY_ORDER })
}

/** Returns the sections of a topic with status 2: for each category of tax the newest laws, with a link to all. */
const categorySections = ({ categories }: Topic): CarouselSection[] =>
  categories.map(part => ({
    title: part.name,
    rows: rowsOf(FISCAL_CATEGORIES.fiscalLaw, part.items),
    more: moreOf(part),
  }))

/** Shows one topic of the fiscal area. The service calls a topic a carousel. */
export function CarouselView({ carousel }: { carousel: Topic }) {
  const topicSections = carousel.status === 2 ? categorySections(carousel) : pickedSections(carousel)
  const isEmpty = topicSections.every(({ rows }) => rows.length === 0)
  return (
    <>
      <View className='carousel__title' {...role('heading')} aria-level={1}>
        <Title text={carousel.title} />
      </View>
      {isEmpty ? (
        <State kind='empty' sentence={fiscalCopy.noData} />
      ) : (
        topicSections.map(({ title: name, rows, more }, part) => (
          <Section
            key={part}
            title={name}
            more={more && { label, spoken: `${label}${name}`, onTap: more, sensorsName: 'carousel_more' }}
          >
            {rows.length === 0 && <View className='carousel__none'>{fiscalCopy.noData}</View>}
            {rows.map((row, at) => (
              <DocumentRow key={at} row={row} sensorsName='carousel_row' />
            ))}
          </Section>
        ))
      )}
    </>
  )
}
