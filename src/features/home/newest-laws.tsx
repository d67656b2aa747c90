import { copy } from '@/copy'
import { isDay } from '@domain/format/dates'
import { LIMITS } from '@domain/limits'
import type { NewLaw } from '@contract/lawregu'
import { fetchNewLaws } from '@/api/lawregu'
import { CATEGORIES } from '@/libraries/categories'
import { today } from '@/platform/today'
import { type AbortSignalLike, useOptionalData } from '@/request/use-optional-data'
import { open } from '@/routing/navigation'
import { DocumentRow } from '@/shared/document-row'
import { Section } from '@/ui/section'
import { NEWEST_LAWS_ORDER, newLawRow } from './newest'

const MAX_LAWS = 3

const more = {
  label: copy.home.all,
  spoken: copy.home.allLaws,
  onTap: () => void open(CATEGORIES.law.list, { order: NEWEST_LAWS_ORDER }),
  sensorsName: 'home_newest_all',
}

const dayOf = ({ postingDate = '' }: NewLaw) => postingDate.slice(0, 10)

const loadLaws = (signal: AbortSignalLike) => fetchNewLaws(1, LIMITS.page.newLawsForGuests, signal)

/** Shows the newest laws whose posting day is known. If the request fails, shows nothing. */
export function NewestLaws() {
  const loaded = useOptionalData(loadLaws)?.laws ?? []
  const laws = loaded.filter(law => isDay(dayOf(law))).slice(0, MAX_LAWS)
  if (!laws.length) return null
  const areOfToday = laws.every(law => dayOf(law) === today())
  return (
    <Section
      title={areOfToday ? copy.home.lawsToday : copy.home.lawsLately}
      more={loaded.length > laws.length ? more : undefined}
    >
      {laws.map(law => (
        <DocumentRow key={law.lid} row={newLawRow(law)} sensorsName='home_document' />
      ))}
    </Section>
  )
}
