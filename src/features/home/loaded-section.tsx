import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { Section } from '@/ui/section'
import { addressOf } from '@/routing/addresses'
import { HOME } from '@/routing/routes'
import { Trouble } from '@/shared/load-error'
import type { Loaded } from '@/request/use-loaded'
import { State } from '@/ui/state'

/** The place of a library that nothing has been brought into. */
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
  /** What holds the place until it is there. */
  waiting: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A titled group of what a service answers, whatever has become of the question. Where there is nothing, nothing leads to more. */
export function LoadedSection<Item>({ title, of, count, more, waiting, children }: LoadedSectionProps<Item>) {
  if (of.kind === 'ready' && of.data.length === 0) return <EmptySection title={title} />
  return (
    <Section title={title} count={of.kind === 'ready' ? count?.(of.data) : undefined} more={more}>
      {of.kind === 'loading' && waiting}
      {of.kind === 'failed' && (
        <Trouble error={of.error} retry={of.retry} sensorsName='home_retry' returnTo={addressOf(HOME)} />
      )}
      {of.kind === 'ready' && children(of.data)}
    </Section>
  )
}
