import type { LawArticle } from '@contract/lawregu'
import { useCallback } from 'react'
import { type Result, failure } from '@/request/errors'
import { fetchLawArticle, findLawArticle } from '@/api/lawregu'
import { type Loaded, useLoaded } from '@/request/use-loaded'
import { changedVersions } from '@domain/citation/article-versions'
import type { Cited } from '@domain/citation/cited'
import type { AbortSignalLike } from '@/platform/transport/port'

/** An article with the law it is of. */
export interface CitedText {
  law: Omit<LawArticle, 'lawReguLinkBean'>
  article: NonNullable<LawArticle['lawReguLinkBean']>
}

function foundIn(answer: Result<LawArticle>): Result<CitedText> {
  if (!answer.ok) return answer
  const { lawReguLinkBean: article, ...law } = answer.data
  if (!article) return failure({ id: 'not_found' })
  const versions = changedVersions(article.lawreguItemLegislationHistoryVos ?? [], article.content)
  return { ok: true, data: { law, article: { ...article, lawreguItemLegislationHistoryVos: versions } } }
}

function ask({ lid, law = '', article }: Cited, asOf: string | undefined, signal: AbortSignalLike) {
  return lid ? fetchLawArticle({ lid, article, asOf }, signal) : findLawArticle({ law, article, asOf }, signal)
}

/** The text of what is cited, as of a day; of several asked for one after the other the last. */
export function useCited(cited: Cited, asOf?: string): Loaded<CitedText> {
  const load = useCallback(async (signal: AbortSignalLike) => foundIn(await ask(cited, asOf, signal)), [cited, asOf])
  return useLoaded(load)
}
