import { View } from '@tarojs/components'
import type { CarouselDetail } from '@contract/fiscal-tax'
import { copy } from '@/copy'
import { formatDay } from '@/domain/dates'
import { asConditions, encodeUrlQuery } from '@/domain/query'
import { DocumentRow } from '@/libraries/document-row'
import { FISCAL } from '@/libraries/fiscal/categories'
import { BY_EFFECTIVE_DAY } from '@/libraries/fiscal/law'
import type { ListRow } from '@/libraries/library'
import type { Category } from '@/libraries/categories'
import { opening } from '@/libraries/request'
import { open } from '@/navigation'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'
import './carousel.scss'

interface Picked {
  id: string
  title: string
  day?: string
}

const rowOf = (category: Category, { id, title, day }: Picked): ListRow => ({
  id,
  view: { title: [{ kind: 'text', text: title }], meta: day ? [formatDay(day)] : [] },
  opens: opening(category, id, []),
})

interface Part {
  title: string
  rows: ListRow[]
  more?: () => void
}

const { sections } = copy.fiscal

/** Status 1: what was picked. */
function pickedParts({ LAWREGU = [], DYNAMIC = [], QA = [] }: CarouselDetail['detail']): Part[] {
  const rows = (category: Category, picked: Picked[]) => picked.map(item => rowOf(category, item))
  return [
    { title: sections.law, rows: rows(FISCAL.fiscalLaw, LAWREGU.map(named('lid'))) },
    { title: sections.dynamic, rows: rows(FISCAL.fiscalDynamic, DYNAMIC.map(named('id'))) },
    { title: sections.qa, rows: rows(FISCAL.fiscalQa, QA.map(named('id'))) },
  ]
}

const named =
  <Key extends string>(key: Key) =>
  (item: Record<Key, string> & { title: string; postingDate?: string }): Picked => ({
    id: item[key],
    title: item.title,
    day: item.postingDate,
  })

/** Status 2: the newest laws of each kind of tax, and the way to all of them. */
function categoryParts({ categories = [] }: CarouselDetail['detail']): Part[] {
  return categories.map(({ name, query, resultList }) => ({
    title: name,
    rows: resultList.map(({ lid, title, posting_date }) =>
      rowOf(FISCAL.fiscalLaw, { id: lid, title, day: posting_date }),
    ),
    more: () =>
      void open(FISCAL.fiscalLaw.list, { query: encodeUrlQuery(asConditions(query)), order: BY_EFFECTIVE_DAY }),
  }))
}

/** A topic of the fiscal area. */
export function Carousel({ carousel }: { carousel: CarouselDetail }) {
  const { status, detail } = carousel
  const parts = status === 2 ? categoryParts(detail) : pickedParts(detail)
  if (parts.every(({ rows }) => rows.length === 0)) return <State kind='empty' sentence={copy.noData} />
  return (
    <>
      {parts.map(({ title: name, rows, more }) => (
        <Section
          key={name}
          title={name}
          more={more && { label: copy.fiscal.more, onTap: more, sensorsName: 'carousel_more' }}
        >
          {rows.length === 0 && <View className='carousel__none'>{copy.noData}</View>}
          {rows.map(row => (
            <DocumentRow key={row.id} row={row} sensorsName='carousel_row' />
          ))}
        </Section>
      ))}
    </>
  )
}
