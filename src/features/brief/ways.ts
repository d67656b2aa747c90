/** The ways on from a finding. */
import type { LegislationHistory } from '@contract/lawregu'
import type { Cited } from '@domain/citation/cited'
import { copy } from '@/copy/brief'
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

interface Current {
  title: string
  article: string
  text: string
}

export function waysOf({ onCite, onCompare }: Leads) {
  /** Reads the article, the law or the judgment; nothing where there is none. */
  function readerOf({ checked, citation }: Finding): (() => void) | undefined {
    const { library, id, title = '', article, standsIn, former, text, state } = checked
    if (!id) return undefined
    if (library === 'case') return () => void openDocument('case-detail', { jid: id })
    if (library === 'similarity') return () => void openDocument('similarity-detail', { sid: id })
    const no = standsIn ?? article
    const hasNone = state === 'noArticle' && !checked.lacks
    if (!no || !citation.article || hasNone) return () => void openDocument('law-detail', { lid: id })
    const holder = text || standsIn || !former ? { lid: id, law: title } : { lid: former.id, law: former.title }
    return () => onCite({ ...holder, article: no })
  }

  function historyOf(former: { id: string; title: string; text: string }, current: Current) {
    const version = { lid: former.id, title: former.title, text: former.text, actionName: copy.brief.former }
    return () => onCompare({ ...current, versions: [version] })
  }

  return { readerOf, historyOf }
}

export type Ways = ReturnType<typeof waysOf>
