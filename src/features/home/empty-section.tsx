import { copy } from '@/copy'
import { Section } from '@/ui/section'
import { State } from '@/ui/state'

/** The place of a library that nothing has been brought into. */
export function EmptySection({ title }: { title: string }) {
  return (
    <Section title={title}>
      <State kind='empty' sentence={copy.home.nothingYet} />
    </Section>
  )
}
