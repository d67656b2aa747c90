import type { ReactNode } from 'react'
import { copy, fill } from '@/copy'
import type { Category } from '@/libraries/categories'
import { isOffered } from '@/platform/settings/offered'
import { StateScreen, homeAction } from '@/ui/page'

interface OfferedLibraryProps {
  category: Category
  children: ReactNode
}

/** Shows a screen of a library. If this deployment does not offer the library, says so instead, and requests nothing. */
export function OfferedLibrary({ category: { key, list, detail, label }, children }: OfferedLibraryProps) {
  if ([key, list, detail].every(isOffered)) return <>{children}</>
  const sentence = fill(copy.home.libraryClosed, { library: label })
  return <StateScreen kind='empty' sentence={sentence} actions={[homeAction]} />
}
