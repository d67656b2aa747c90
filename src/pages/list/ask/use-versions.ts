import { useCallback, useState } from 'react'
import type { ArticleAnswer } from '@contract/article-answers'
import { fetchLawArticle } from '@/api/law-document'
import { articleAnswersCopy } from '@/copy/article-answers'
import { changedVersions } from '@domain/citation/article-versions'
import type { ArticleHistory } from '@/features/citation/versions'
import { toast } from '@/platform/toast'

/** Loads the earlier versions of an article on demand. */
export function useVersions() {
  const [history, setHistory] = useState<ArticleHistory>()
  const show = useCallback(async ({ lid, title, article, text }: ArticleAnswer) => {
    const reply = await fetchLawArticle({ lid, article })
    const vos = reply.ok ? reply.data.lawReguLinkBean?.lawreguItemLegislationHistoryVos : undefined
    const versions = changedVersions(vos ?? [], text)
    if (versions.length) setHistory({ title, article, text, versions })
    else toast(articleAnswersCopy.answers.versionsFailed)
  }, [])
  const hide = useCallback(() => setHistory(undefined), [])
  return { history, show, hide }
}
