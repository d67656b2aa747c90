import type { ReactNode } from 'react'
import { copy, fill } from '@/copy'
import { type Category, isCategoryOffered } from '@/libraries/categories'
import { ROUTES } from '@/routing/routes'
import { ClosedScreen } from '@/shared/closed-screen'

interface OfferedLibraryProps {
  category: Category
  children: ReactNode
}

/** Shows a screen of a library. If this deployment does not offer the library, says so instead, and requests nothing. */
export function OfferedLibrary({ category, children }: OfferedLibraryProps) {
  if (isCategoryOffered(category)) return <>{children}</>
  const sentence = fill(copy.home.libraryClosed, { library: category.label })
  return <ClosedScreen title={ROUTES[category.list].title} sentence={sentence} />
}
