import { useState } from 'react'
import { citeLaw } from '@domain/citation/cite-as'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { CITED } from '@/libraries/dimensions'
import { open } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { openDocument } from '@/actions/open-document'
import type { CitedText } from './article'

/** Where one can go from an article. */
export interface Ways {
  onClose: () => void
  /** Takes the article as a condition of a search; without it the cases that cite it are shown. */
  onAdd?: (condition: Condition) => void
  /** True: the page shows this law already, and went to the article. */
  onJump?: (article: { lid: string; article: string }) => boolean
}

/** An article by its law's name, whether or not it was found. */
export interface Named {
  law: string
  article: string
}

const conditionFor = ({ law, article }: Named): Condition => ({ name: CITED.name, value: citeLaw(law, article) })

/** The cases that cite an article. */
export const openCasesCiting = (named: Named) =>
  void open('case-list', { query: encodeUrlQuery([conditionFor(named)]) })

export function useWays({ onClose, onAdd, onJump }: Ways) {
  const [isOpening, setOpening] = useState(false)

  function add(named: Named | undefined) {
    if (!named || !requireLogin()) return
    onClose()
    if (onAdd) onAdd(conditionFor(named))
    else openCasesCiting(named)
  }

  async function openFull(found: CitedText | undefined) {
    if (!found) return
    const place = { lid: found.law.lid, article: found.article.tiaoName }
    if (onJump?.(place)) return onClose()
    setOpening(true)
    const isOpen = await openDocument('law-detail', place)
    setOpening(false)
    if (isOpen) onClose()
  }

  return { add, openFull, isOpening }
}
