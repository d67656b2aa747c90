import { Text, View } from '@tarojs/components'
import { memo, useCallback, useEffect, useState } from 'react'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { encodeUrlQuery } from '@domain/query/codec'
import { LoadErrorBlock } from '@/request/load-error'
import { type ApiError, isLoginError, success } from '@/request/errors'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { fiscalCopy } from '@/copy/fiscal'
import { DocumentRow } from '@/shared/document-row'
import type { ResultPage, Library } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { fetchCarousel } from '@/api/fiscal-tax'
import { role } from '@/ui/aria'
import { Tap } from '@/ui/tap'
import './area.scss'

const ROW_COUNT = LIMITS.page.fiscalSection

interface FiscalSectionProps {
  id: string
  title: string
  library: Library
  conditions: Condition[]
  /** Called when the section has its final height, so that the content below has moved. */
  onSettled: () => void
  /** Called when the section has no results. */
  onEmpty: (id: string) => void
  /** Called when the lists need a login. */
  onLoginRequired: (error: ApiError) => void
}

/** Shows the first rows of one list, with a link to the whole list. Each section loads independently of the others. */
export const FiscalSection = memo(function FiscalSection(props: FiscalSectionProps) {
  const { id, title, library, conditions, onSettled, onEmpty, onLoginRequired } = props
  const load = useCallback(
    (signal: AbortSignalLike) => library.search({ conditions, order: '', page: 1, size: ROW_COUNT, signal }),
    [library, conditions],
  )
  const loaded = useLoaded(load)
  useEffect(() => {
    if (loaded.kind !== 'loading') onSettled()
  }, [loaded.kind, onSettled])
  const isEmpty = loaded.kind === 'ready' && loaded.data.rows.length === 0
  useEffect(() => {
    if (isEmpty) onEmpty(id)
  }, [isEmpty, onEmpty, id])
  const error = loaded.kind === 'failed' ? loaded.error : undefined
  useEffect(() => {
    if (error && isLoginError(error)) onLoginRequired(error)
  }, [error, onLoginRequired])

  // While new rows load, the previous rows stay, dimmed. The page then does not jump.
  const [before, setBefore] = useState<ResultPage>()
  const data = loaded.kind === 'ready' ? loaded.data : loaded.kind === 'loading' ? before : undefined
  if (data !== before) setBefore(data)

  const { key, list } = library.category
  const all = () => void open(list, conditions.length ? { query: encodeUrlQuery(conditions) } : {})
  const total = data?.total
  const hasMore = data && (total === undefined ? data.rows.length >= ROW_COUNT : total > ROW_COUNT)
  const label = fiscalCopy.fiscal.more
  const more = hasMore ? { label, spoken: `${label}${title}`, onTap: all, sensorsName: `${key}_more` } : undefined
  return (
    <View id={id} className={`fiscal-section${data && loaded.kind === 'loading' ? ' fiscal-section--waiting' : ''}`}>
      <Section title={title} count={total === undefined ? undefined : formatCount(total)} more={more}>
        {loaded.kind === 'loading' && !data && <Skeleton rows={ROW_COUNT} />}
        {loaded.kind === 'failed' && (
          <LoadErrorBlock error={loaded.error} retry={loaded.retry} sensorsName={`${key}_retry`} />
        )}
        {data?.rows.length === 0 && <View className='fiscal-section__none'>{fiscalCopy.noData}</View>}
        {data?.rows.slice(0, ROW_COUNT).map((row, at) => (
          <DocumentRow key={at} row={row} sensorsName={`${key}_row`} />
        ))}
      </Section>
    </View>
  )
})

/** The ids of the topics are fixed, because the service offers no list of its topics. */
const NUMBERS = ['1', '2', '3']

/** Loads the topics. Skips missing topics. */
async function fetchTopics(signal: AbortSignalLike) {
  const answers = await Promise.all(NUMBERS.map(id => fetchCarousel(id, signal, true)))
  return success(
    answers.flatMap((answer, at) => (answer.ok ? [{ id: NUMBERS[at] ?? '', title: answer.data.title }] : [])),
  )
}

/** Splits the name of a topic behind the mark of the sample. */
const topicParts = (title: string) =>
  title.startsWith(SAMPLE_MARK) ? [SAMPLE_MARK, title.slice(SAMPLE_MARK.length)] : [title]

interface TopicsProps {
  /** Called when the links have loaded, so that the content below has moved. */
  onSettled: () => void
}

/** Links to the topics, above the lists of the area. */
export function TopicLinks({ onSettled }: TopicsProps) {
  const topics = useLoaded(fetchTopics)
  useEffect(() => {
    if (topics.kind !== 'loading') onSettled()
  }, [topics.kind, onSettled])
  const topicList = topics.kind === 'ready' ? topics.data : []
  if (topics.kind !== 'loading' && topicList.length === 0) return null
  return (
    <View className='topics' {...role('navigation')} aria-label={fiscalCopy.fiscal.topics}>
      {topicList.map(({ id, title }) => (
        <Tap
          key={id}
          role='link'
          className='topics__topic'
          onTap={() => void open('fiscal-tax-carousel', { id })}
          sensorsName='fiscal_topic'
        >
          <View className='topics__title'>
            {topicParts(title).map(part => (
              <Text key={part} className='topics__part'>
                {part}
              </Text>
            ))}
          </View>
        </Tap>
      ))}
    </View>
  )
}
