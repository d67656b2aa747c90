import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { Section } from '@/ui/section'
import { addressOfScreen } from '@/routing/addresses'
import { HOME } from '@/routing/routes'
import { LoadErrorOrLogin } from '@/shared/load-error'
import type { Loaded } from '@/request/use-loaded'
import { State } from '@/ui/state'

/** The section of a library without documents. */
export function EmptySection({ title }: { title: string }) {
  return (
    <Section title={title}>
      <State kind='empty' sentence={copy.home.nothingYet} />
    </Section>
  )
}

interface LoadedSectionProps<Item> {
  title: string
  of: Loaded<Item[]>
  count?: (items: Item[]) => string
  more?: { label: string; spoken?: string; onTap: () => void; sensorsName?: string }
  /** Shown while loading. */
  waiting: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A titled section of loaded items: loading, empty, a load error, or the items. An empty section has no "more" link. */
export function LoadedSection<Item>({ title, of, count, more, waiting, children }: LoadedSectionProps<Item>) {
  if (of.kind === 'ready' && of.data.length === 0) return <EmptySection title={title} />
  return (
    <Section title={title} count={of.kind === 'ready' ? count?.(of.data) : undefined} more={more}>
      {of.kind === 'loading' && waiting}
      {of.kind === 'failed' && (
        <LoadErrorOrLogin error={of.error} retry={of.retry} sensorsName='home_retry' returnTo={addressOfScreen(HOME)} />
      )}
      {of.kind === 'ready' && children(of.data)}
    </Section>
  )
}
