import { useMemo } from 'react'
import type { LawNews } from '@domain/desk/law-news'
import { entriesOf, type Ledger } from '@domain/desk/ledger'
import type { Marked } from '@domain/desk/narrowing'

/** Of which documents something is to be told. */
export const useMarked = (ledger: Ledger, news: Record<string, LawNews>): Marked =>
  useMemo(
    () => ({
      noted: new Set(entriesOf(ledger, 'note').map(({ body }) => body.on)),
      changed: new Set(Object.keys(news)),
    }),
    [ledger, news],
  )
