import { useState } from 'react'
import type { Params } from '@domain/format/address'
import { ShareSheet } from '@/features/share'
import { useForward } from '@/features/share/use-forward'
import type { ReadableDocument } from '@/libraries/document'
import type { RouteName } from '@/routing/routes'

/** The ways out of the app that a document has: the sheet, and the mini-program's own menu. */
export function useShareDocument(route: RouteName, params: Params, { title, citation }: ReadableDocument) {
  const [open, setOpen] = useState(false)
  useForward(route, params, title)
  const sheet = (
    <ShareSheet
      open={open}
      onClose={() => setOpen(false)}
      route={route}
      params={params}
      title={title}
      description={citation}
    />
  )
  return { onShare: () => setOpen(true), sheet }
}
