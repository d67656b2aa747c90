import { useMemo, useState } from 'react'
import type { Params } from '@domain/format/address'
import { plainText } from '@domain/text/markup'
import { ShareSheet } from '@/features/share'
import { useForward } from '@/features/share/use-forward'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { passageParams } from './place'

const LONGEST_NAME = 24

/** What a place in the text is called: its article, or its first words. */
function nameOf({ passages }: ReadableDocument, at: number) {
  const passage = passages[at]
  if (!passage) return ''
  return passage.kind === 'article' ? passage.number : plainText(passage.text).trim().slice(0, LONGEST_NAME)
}

/** The ways out of the app that a document has: the sheet, and the mini-program's own menu. */
export function useShareDocument({ route, category }: DocumentSource, params: Params, document: ReadableDocument) {
  const { title, citation } = document
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<{ passage: number; carried: boolean }>()
  const carried = useMemo(
    () => (place?.carried ? { ...params, ...passageParams(document, place.passage) } : params),
    [document, params, place],
  )
  useForward(route, carried, title)
  const sheet = (
    <ShareSheet
      open={open}
      onClose={() => setOpen(false)}
      route={route}
      params={carried}
      title={title}
      description={citation}
      subject={{ library: category.label, document }}
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
    /** The document; from the passage that one is at, if one wishes so. */
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
