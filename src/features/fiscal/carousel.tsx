import { View } from '@tarojs/components'
import type { Carousel as Topic, CarouselPart, CarouselItem } from '@/api/fiscal-tax'
import { fiscalCopy } from '@/copy/fiscal'
import { formatDay } from '@domain/format/dates'
import { asConditions, decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { DocumentRow } from '@/shared/document-row'
import { type Category, FISCAL } from '@/libraries/categories'
import { BY_EFFECTIVE_DAY } from '@/libraries/fiscal/law/search'
import { type ListRow, opening } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import './carousel.scss'

const { sections, more: label } = fiscalCopy.fiscal

const rowOf = (category: Category, { id, title, day }: CarouselItem): ListRow => ({
  id,
  view: { title: [{ kind: 'text', text: title }], meta: day ? [formatDay(day)] : [] },
  metadata: { day },
  opens: opening(category, id, []),
})

interface CarouselSection {
  title: string
  rows: ListRow[]
  more?: () => void
}

const rowsOf = (category: Category, picked: CarouselItem[]) => picked.map(item => rowOf(category, item))

/** The sections of a topic with status 1: picked documents. */
const pickedSections = ({ laws, news, answers }: Topic): CarouselSection[] => [
  { title: sections.law, rows: rowsOf(FISCAL.fiscalLaw, laws) },
  { title: sections.dynamic, rows: rowsOf(FISCAL.fiscalDynamic, news) },
  { title: sections.qa, rows: rowsOf(FISCAL.fiscalQa, answers) },
]

/** Reads the conditions of a query. A service sends queries in its own form or in the form of addresses. */
function conditionsIn(query: string) {
  const conditions = decodeUrlQuery(query)
  return conditions.length ? conditions : asConditions(query)
}

/** Returns the action that opens all laws of a category, sorted by effective date, the latest first. */
function moreOf({ query = '' }: CarouselPart): CarouselSection['more'] {
  const conditions = conditionsIn(query)
  if (!conditions.length) return undefined
  return () => void open(FISCAL.fiscalLaw.list, { query: encodeUrlQuery(conditions), order: BY_EFFECTIVE_DAY })
}

/** The sections of a topic with status 2: the newest laws of each category of tax, with a link to all. */
const categorySections = ({ categories }: Topic): CarouselSection[] =>
  categories.map(part => ({ title: part.name, rows: rowsOf(FISCAL.fiscalLaw, part.items), more: moreOf(part) }))

/** A topic of the fiscal area. */
export function CarouselView({ carousel }: { carousel: Topic }) {
  const topicSections = carousel.status === 2 ? categorySections(carousel) : pickedSections(carousel)
  if (topicSections.every(({ rows }) => rows.length === 0)) return <State kind='empty' sentence={fiscalCopy.noData} />
  return (
    <>
      {topicSections.map(({ title: name, rows, more }, part) => (
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
      ))}
    </>
  )
}
