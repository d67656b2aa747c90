import Taro from '@tarojs/taro'
import { useCallback, useState } from 'react'
import { isDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import { AS_OF } from '@domain/query/as-of'
import type { Condition } from '@domain/query/condition'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { rewrite, useParams } from '@/routing/navigation'

export interface QuestionQuery {
  question: string
  /** The filters: day, level, place. */
  conditions: Condition[]
}

const isUsable = ({ name, value }: Condition) => name !== AS_OF || isDay(value)

/** Reads a question of an address, which anybody may have written. */
const readQuestion = (text = '') => Array.from(text.trim()).slice(0, LIMITS.question).join('')

export const paramsOf = ({ question, conditions }: QuestionQuery) => ({
  question,
  ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}),
})

/** The question and its filters. They are in the address, as the query of a list is. */
export function useQuestion() {
  const params = useParams()
  const [query, setQuery] = useState<QuestionQuery>(() => ({
    question: readQuestion(params.question),
    conditions: decodeUrlQuery(params.query).filter(isUsable),
  }))
  const change = useCallback((next: QuestionQuery) => {
    setQuery(next)
    void rewrite('ask', paramsOf(next)).then(() => Taro.pageScrollTo({ scrollTop: 0, duration: 0 }))
  }, [])
  return { ...query, change }
}
