import { useMemo, useState } from 'react'
import type { Params } from '@domain/format/address'
import { plainText } from '@domain/text/markup'
import { paramsWithoutPassage } from '@/api/share'
import { ShareSheet } from '@/features/share'
import { useForwardWithKey } from '@/features/share/use-forward'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { passageParams } from './place'

const LONGEST_NAME = 24

/** Returns the name of a passage: its article number or its first words. */
function nameOf({ passages }: ReadableDocument, at: number) {
  const passage = passages[at]
  if (!passage) return ''
  return passage.kind === 'article' ? passage.number : plainText(passage.text).trim().slice(0, LONGEST_NAME)
}

/** Shares a document: by the sheet and by the mini-program's menu. */
export function useShareDocument({ route, category }: DocumentSource, params: Params, document: ReadableDocument) {
  const { title, citation } = document
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<{ passage: number; carried: boolean }>()
  const carried = useMemo(
    () => (place?.carried ? { ...paramsWithoutPassage(params), ...passageParams(document, place.passage) } : params),
    [document, params, place],
  )
  useForwardWithKey(route, carried, title)
  const sheet = (
    <ShareSheet
      open={open}
      onClose={() => setOpen(false)}
      route={route}
      params={carried}
      title={title}
      description={citation}
      subject={{
        library: category.label,
        document,
        passage: place?.carried ? document.passages[place.passage] : undefined,
      }}
      place={
        place && {
          name: nameOf(document, place.passage),
          isIncluded: place.carried,
          onChange: on => setPlace({ ...place, carried: on }),
        }
      }
    />
  )
  return {
    /** Opens the share sheet. The sheet offers a link that opens at this passage. */
    share: (passage: number | undefined) => {
      setPlace(passage === undefined ? undefined : { passage, carried: false })
      setOpen(true)
    },
    shareFrom: (passage: number) => {
      setPlace({ passage, carried: true })
      setOpen(true)
    },
    sheet,
  }
}
