import { useMemo } from 'react'
import type { Suggestion } from '@domain/query/suggestions'
import { openDocument } from '@/actions/open-document'
import { suggestLaws } from '@/api/lawregu'
import { readerCopy, fill } from '@/copy/reader'
import { type AbortSignalLike, useOptionalData } from '@/request/use-optional-data'
import { Hint } from '@/ui/hint'

interface RepealedHintProps {
  /** The cited name of the law. */
  law: string
  /** The service's message. It may name the law that is in force on the subject: 相关内容现见《民法典》合同编. */
  reason: string
  onClose: () => void
}

/** Returns the law that the message names, if the library has it. The service suggests it for the name of the old law. */
function useLawNamedIn({ law, reason }: Pick<RepealedHintProps, 'law' | 'reason'>): Suggestion | undefined {
  const load = useMemo(() => (signal: AbortSignalLike) => suggestLaws(law, signal), [law])
  return (useOptionalData(load) ?? [])
    .flatMap(({ directToPageFlag, value }) => (directToPageFlag ? value : []))
    .find(({ id, name }) => id && reason.indexOf(name) >= 0)
}

/** Says that a law is repealed, and opens the law in force if the library has it. */
export function RepealedHint({ law, reason, onClose }: RepealedHintProps) {
  const named = useLawNamedIn({ law, reason })
  async function open(lid: string) {
    if (await openDocument('law-detail', { lid })) onClose()
  }
  const action = named?.id && {
    label: fill(readerCopy.citation.successor, { law: named.name }),
    onTap: () => void open(named.id ?? ''),
    sensorsName: 'citation_successor',
  }
  return <Hint sentence={reason} action={action || undefined} />
}
