import type { LawArticle } from '@contract/lawregu'
import { useCallback } from 'react'
import { type Result, failure } from '@/api/errors'
import { fetchLawArticle, findLawArticle } from '@/api/lawregu'
import { type Loaded, useLoaded } from '@/api/use-loaded'
import type { Cited } from '@/domain/cited'
import type { AbortSignalLike } from '@/platform/transport/port'

/** An article with the law it is of. */
export interface Found {
  law: Omit<LawArticle, 'lawReguLinkBean'>
  article: NonNullable<LawArticle['lawReguLinkBean']>
}

function foundIn(answer: Result<LawArticle>): Result<Found> {
  if (!answer.ok) return answer
  const { lawReguLinkBean: article, ...law } = answer.data
  return article ? { ok: true, data: { law, article } } : failure({ id: 'not_found' })
}

/** The text of what is cited; of several asked for one after the other the last. */
export function useCited(cited: Cited): Loaded<Found> {
  const load = useCallback(
    async (signal: AbortSignalLike) =>
      foundIn(await ('lid' in cited ? fetchLawArticle(cited, signal) : findLawArticle(cited, signal))),
    [cited],
  )
  return useLoaded(load)
}
