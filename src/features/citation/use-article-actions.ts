import { citeLaw } from '@domain/citation/cite-as'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { CITED_LAWS } from '@/libraries/dimensions'
import { useBusy } from '@/platform/use-busy'
import { open } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { openDocument } from '@/actions/open-document'
import type { CitedArticle } from './article'

/** The handlers of an article's actions. */
export interface ArticleHandlers {
  onClose: () => void
  /** Adds the article to a search. Without this handler, the list of citing cases opens. */
  onAdd?: (condition: Condition) => void
  /** Scrolls to the article if the page shows its law. Returns whether it did. */
  onJump?: (article: { lid: string; article: string }) => boolean
}

/** The name of an article: the title of its law and its number. */
export interface ArticleName {
  law: string
  article: string
}

const conditionFor = ({ law, article }: ArticleName): Condition => ({
  name: CITED_LAWS.name,
  value: citeLaw(law, article),
})

/** Opens the cases that cite an article. */
export const openCasesCiting = (named: ArticleName) =>
  void open('case-list', { query: encodeUrlQuery([conditionFor(named)]) })

export function useArticleActions({ onClose, onAdd, onJump }: ArticleHandlers) {
  const { busy, run } = useBusy()

  function add(named: ArticleName | undefined) {
    if (!named || !requireLogin()) return
    onClose()
    if (onAdd) onAdd(conditionFor(named))
    else openCasesCiting(named)
  }

  async function openFull(citedText: CitedArticle | undefined) {
    if (!citedText) return
    const place = { lid: citedText.law.lid, article: citedText.article.tiaoName }
    if (onJump?.(place)) return onClose()
    if (await run(() => openDocument('law-detail', place))) onClose()
  }

  return { add, openFull, isOpening: busy }
}
