import { Text, View } from '@tarojs/components'
import type { LawOnDay } from '@contract/lawregu'
import { fiscalCopy, fill } from '@/copy/fiscal'
import { formatLawDay, pickableDays } from '@domain/format/dates'
import { replaceFilter } from '@domain/query/condition'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { today } from '@/platform/today'
import { AS_OF } from '@domain/query/as-of'
import { FISCAL_CATEGORIES } from '@/libraries/categories'
import type { ReadableDocument } from '@/libraries/document'
import { open, replace, useParams } from '@/routing/navigation'
import { role } from '@/ui/aria'
import { DateField } from '@/ui/date-field'
import { StatusMark, type StatusShape } from '@/ui/label'
import { ListItem } from '@/ui/list-item'
import './law-day.scss'

const { detail } = FISCAL_CATEGORIES.fiscalLaw

/**
 * Lets the reader choose a day, and shows whether the law was in force on that day. Taxes of past years depend on the
 * law of their day. A link opens the version of that day.
 */
export function LawStatusOnDay({ document: { id, onDay } }: { document: ReadableDocument }) {
  const { query = '' } = useParams()
  const days = pickableDays(today())
  const at = (day: string) =>
    encodeUrlQuery(
      replaceFilter(decodeUrlQuery(query), AS_OF, day ? { value: day, description: formatLawDay(day) } : undefined),
    )
  if (!days) return null
  return (
    <View className='law-day'>
      <View className='law-day__pick'>
        <DateField
          {...days}
          label={fiscalCopy.fiscal.asOf.pick}
          placeholder={fiscalCopy.fiscal.asOf.pick}
          format='lawDay'
          value={onDay?.day ?? ''}
          onChange={day => void replace(detail, { lid: id, query: at(day) })}
        />
      </View>
      {onDay && <Standing onDay={onDay} onVersion={lid => void open(detail, { lid, query: at(onDay.day) })} />}
    </View>
  )
}

const SHAPES: Partial<Record<LawOnDay['standing'], StatusShape>> = {
  inForce: 'in-force',
  notYet: 'pending',
  repealed: 'repealed',
}

/** Shows whether the law is in force on the chosen day, as a larger status mark. */
function Standing({ onDay, onVersion }: { onDay: LawOnDay; onVersion: (lid: string) => void }) {
  const { day, standing, version } = onDay
  const shape = SHAPES[standing]
  const answer = fiscalCopy.fiscal.asOf[standing]
  return (
    <>
      <View className='law-day__standing' {...role('status')}>
        <Text>{fill(fiscalCopy.fiscal.asOf.on, { day: formatLawDay(day) })}</Text>
        {shape ? <StatusMark shape={shape} text={answer} /> : <Text>{answer}</Text>}
      </View>
      {version && (
        <ListItem
          icon='history'
          action
          isLink
          title={fiscalCopy.fiscal.asOf.version}
          note={formatLawDay(version.effective_date ?? '')}
          onTap={() => onVersion(version.lid)}
          sensorsName='law_day_version'
        />
      )}
    </>
  )
}
