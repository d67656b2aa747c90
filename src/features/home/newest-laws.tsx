import { useEffect, useState } from 'react'
import { copy } from '@/copy'
import { isDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import type { NewLaw } from '@contract/lawregu'
import { fetchNewLaws } from '@/api/lawregu'
import { CATEGORIES } from '@/libraries/categories'
import { today } from '@/platform/today'
import { RequestSequencer } from '@/request/sequencer'
import { open } from '@/routing/navigation'
import { DocumentRow } from '@/shared/document-row'
import { Section } from '@/ui/section'
import { NEWEST_LAWS_ORDER, newLawRow } from './newest'

const MOST = 3

const more = {
  label: copy.home.all,
  spoken: copy.home.allLaws,
  onTap: () => void open(CATEGORIES.law.list, { order: NEWEST_LAWS_ORDER }),
  sensorsName: 'home_newest_all',
}

const dayOf = ({ postingDate = '' }: NewLaw) => postingDate.slice(0, 10)

/** Shows the newest laws below the cases, if the service tells their days. A failure shows nothing. */
export function NewestLaws() {
  const [laws, setLaws] = useState<NewLaw[]>([])
  useEffect(() => {
    const latest = new RequestSequencer({ quiet: true })
    void latest
      .run(signal => fetchNewLaws(1, LIMITS.page.newLawsForGuests, signal))
      .then(answer => answer?.ok && setLaws(answer.data.laws.filter(law => isDay(dayOf(law))).slice(0, MOST)))
    return () => latest.stop()
  }, [])
  const [first] = laws
  if (!first) return null
  return (
    <Section title={dayOf(first) === today() ? copy.home.lawsToday : copy.home.lawsLately} more={more}>
      {laws.map(law => (
        <DocumentRow key={law.lid} row={newLawRow(law)} sensorsName='home_document' />
      ))}
    </Section>
  )
}
