import { useEffect, useState } from 'react'
import { RequestSequencer } from '@/request/sequencer'
import type { Condition } from '@domain/query/condition'
import { inFullText } from '@domain/query/full-text'
import type { Library } from '@/libraries/library'

export interface InFullText {
  conditions: Condition[]
  total: number
}

/** Where no title has the words: what the full text has of them, if anything. */
export function useFullText(library: Library, conditions: Condition[]): InFullText | undefined {
  const [found, setFound] = useState<{ asked: Condition[]; answer: InFullText }>()
  useEffect(() => {
    const wider = inFullText(conditions)
    if (!wider) return
    const latest = new RequestSequencer({ quiet: true })
    const order = library.sorts[0]?.order ?? ''
    void latest
      .ask(signal => library.search({ conditions: wider, order, page: 1, size: 1, signal }))
      .then(answer => {
        const total = answer?.ok ? answer.data.total : undefined
        if (total) setFound({ asked: conditions, answer: { conditions: wider, total } })
      })
    return () => latest.stop()
  }, [library, conditions])
  return found?.asked === conditions ? found.answer : undefined
}
