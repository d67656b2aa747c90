import { View } from '@tarojs/components'
import type { NewLaw } from '@contract/lawregu'
import { memo } from 'react'
import { copy } from '@/copy'
import { HOME } from '@/routing/routes'
import { addressOf } from '@/routing/addresses'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { DocumentRow } from '@/shared/document-row'
import { NEWEST_LAWS_ORDER, newLawRow } from './newest'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { WindowList } from '@/ui/window-list'
import { Trouble } from '@/shared/trouble'
import { EmptySection } from './empty-section'
import { ListEnd } from './list-end'
import { useNewLaws } from './use-new-laws'

const LawRow = memo(function LawRow({ law }: { law: NewLaw }) {
  return <DocumentRow row={newLawRow(law)} sensorsName='home_document' />
})

const all = {
  label: copy.home.all,
  spoken: copy.home.allLaws,
  onTap: () => void open(CATEGORIES.law.list, { order: NEWEST_LAWS_ORDER }),
  sensorsName: 'home_laws_all',
}

/** 新法速递: what was published last, on and on. */
export function LawPane() {
  const { loaded, busy, error, more } = useNewLaws()
  const { laws, finished } = loaded
  const begun = laws.length > 0
  if (finished && !begun) return <EmptySection title={copy.home.newLaws} />
  return (
    <View className='new-laws'>
      <Section title={copy.home.newLaws} more={all}>
        {begun && <WindowList items={laws}>{(law, at) => <LawRow key={`${law.lid} ${at}`} law={law} />}</WindowList>}
        {!begun && busy && <Skeleton brief rows={6} />}
        {!begun && error && <Trouble error={error} retry={more} sensorsName='home_retry' returnTo={addressOf(HOME)} />}
      </Section>
      {begun && <ListEnd finished={finished} busy={busy} error={error} onMore={more} />}
    </View>
  )
}
