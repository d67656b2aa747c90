import type { ReactNode } from 'react'
import { type Category, isCategoryOffered } from '@/libraries/categories'
import { ClosedScreen } from '@/shared/closed-screen'

interface OfferedLibraryProps {
  category: Category
  children: ReactNode
}

/** Shows a screen of a library. If this deployment does not offer the library, says so instead, and requests nothing. */
export function OfferedLibrary({ category, children }: OfferedLibraryProps) {
  return isCategoryOffered(category) ? <>{children}</> : <ClosedScreen route={category.list} />
}
