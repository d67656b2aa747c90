import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { Section } from '@/ui/section'
import { addressOfScreen, HOME } from '@/routing/routes'
import { LoadErrorOrLogin } from '@/shared/load-error-or-login'
import type { LoadState } from '@/request/use-loaded'
import { State } from '@/ui/state'

/** Replaces the rows of a library that has no documents. */
export function EmptySection({ title }: { title: string }) {
  return (
    <Section title={title}>
      <State kind='empty' sentence={copy.noDocuments} />
    </Section>
  )
}

interface LoadedSectionProps<Item> {
  title: string
  of: LoadState<Item[]>
  count?: (items: Item[]) => string
  more?: { label: string; spoken?: string; onTap: () => void; sensorsName?: string }
  /** The placeholder while the items load. */
  skeleton: ReactNode
  children: (items: Item[]) => ReactNode
}

/**
 * Shows a section of loaded items, or that the items are loading, failed or missing. Without items there is no link
 * to all items.
 */
export function LoadedSection<Item>({ title, of, count, more, skeleton, children }: LoadedSectionProps<Item>) {
  if (of.kind === 'ready' && of.data.length === 0) return <EmptySection title={title} />
  return (
    <Section title={title} count={of.kind === 'ready' ? count?.(of.data) : undefined} more={more}>
      {of.kind === 'loading' && skeleton}
      {of.kind === 'failed' && (
        <LoadErrorOrLogin error={of.error} retry={of.retry} sensorsName='home_retry' returnTo={addressOfScreen(HOME)} />
      )}
      {of.kind === 'ready' && children(of.data)}
    </Section>
  )
}
