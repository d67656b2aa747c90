/** The ways on from a finding. */
import type { CheckedCitation } from '@contract/brief'
import type { LegislationHistory } from '@contract/lawregu'
import type { Cited } from '@domain/citation/cited'
import { type Lead, leadOf } from '@domain/brief/lead'
import { citeLaw } from '@domain/citation/cite-as'
import { briefCopy } from '@/copy/brief'
import { openDocument } from '@/actions/open-document'
import type { Finding } from './finding'

/** An article with what it was before, from old to new. */
export interface Compared {
  title: string
  article: string
  text: string
  versions: LegislationHistory[]
}

interface Leads {
  onCite: (cited: Cited) => void
  onCompare: (history: Compared) => void
}

/** Reads the article, the law or the judgment; nothing where there is none. */
export function readerTo(lead: Lead | undefined, onCite: Leads['onCite']): (() => void) | undefined {
  if (!lead) return undefined
  const { library, id, law, article } = lead
  if (library === 'case') return () => void openDocument('case-detail', { jid: id })
  if (library === 'similarity') return () => void openDocument('similarity-detail', { sid: id })
  if (!law || !article) return () => void openDocument('law-detail', { lid: id })
  return () => onCite({ lid: id, law, article })
}

/** 查看原文, and what that is the text of. */
export const readWay = (onTap: () => void, law = '', article = '') => ({
  word: briefCopy.brief.read,
  label: law ? `${briefCopy.brief.read} ${citeLaw(law, article)}` : undefined,
  onTap,
  sensorsName: 'brief_read',
})

export function waysOf({ onCite, onCompare }: Leads) {
  function historyOf({ former, text, title = '', article }: CheckedCitation) {
    if (!former || !text || !article) return undefined
    const version = { lid: former.id, title: former.title, text: former.text, actionName: briefCopy.brief.former }
    return () => onCompare({ title, article, text, versions: [version] })
  }

  return ({ checked, citation }: Finding) => {
    const { title, article } = checked
    const read = readerTo(leadOf(checked, citation.article), onCite)
    const compare = historyOf(checked)
    return [
      ...(read ? [readWay(read, title, article)] : []),
      ...(compare ? [{ word: briefCopy.brief.compare, onTap: compare, sensorsName: 'brief_compare' }] : []),
    ]
  }
}
export type WaysOf = ReturnType<typeof waysOf>
