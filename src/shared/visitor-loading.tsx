import { useCallback } from 'react'
import { loadVisitor } from '@/actions/load-visitor'
import { LoadErrorScreen } from '@/request/load-error'
import { useLoaded } from '@/request/use-loaded'
import { LoadingPage } from '@/ui/page'

interface VisitorLoadingProps {
  token: string
  label: string
  /** The name of the retry button in analytics. */
  sensorsName: string
}

/**
 * Loads the visitor, and stands in place of a screen that needs the visitor's data. The session holds the data once
 * they are loaded.
 */
export function VisitorLoading({ token, label, sensorsName }: VisitorLoadingProps) {
  const loaded = useLoaded(useCallback(() => loadVisitor(token), [token]))
  if (loaded.kind !== 'failed') return <LoadingPage label={label} />
  return <LoadErrorScreen error={loaded.error} retry={loaded.retry} sensorsName={sensorsName} />
}
