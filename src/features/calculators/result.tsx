import { Text, View } from '@tarojs/components'
import { reckonersCopy, fill } from '@/copy/calculators'
import { formatArticle } from '@domain/citation/article'
import { citeLaw } from '@domain/citation/cite-as'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { CalendarEntry } from '@domain/format/calendar-file'
import { copyText } from '@/actions/copy-text'
import { calendar } from '@/platform/calendar'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Hint } from '@/ui/hint'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { toast } from '@/platform/toast'

const { reminded } = reckonersCopy.reckoners
const { reckoners } = reckonersCopy

/** Puts the end of a term into the reader's calendar. */
async function remind(entry: CalendarEntry) {
  const outcome = await calendar.add(entry)
  if (outcome === 'cancelled') return
  const isDone = outcome === 'added' || outcome === 'saved'
  toast(reminded[outcome], { mark: isDone ? 'done' : 'failed' })
}

export interface Step {
  what: string
  /** What it comes to. */
  sum?: string
}

export interface Basis {
  law: string
  article: number
}

export interface Outcome {
  /** What it is: 案件受理费. */
  name: string
  sum: string
  steps: Step[]
  note: string
  /** The day of which a calendar can remind. */
  remind?: Omit<CalendarEntry, 'description'>
}

interface ResultProps {
  /** Absent while there is nothing to reckon with. */
  outcome: Outcome | undefined
  basis: Basis[]
  onCite: (cited: ArticleLookup) => void
  onCurve?: () => void
}

const articleOf = ({ article }: Basis) => formatArticle({ number: article })
const namedBasis = (basis: Basis) => citeLaw(basis.law, articleOf(basis))

/** As it is pasted into a letter. */
function asText({ name, sum, steps, note }: Outcome, basis: Basis[]): string {
  const { line, rests, and } = reckoners.copied
  const lines = steps.map(step => (step.sum ? `${step.what} = ${step.sum}` : step.what))
  return [fill(line, { name, sum }), ...lines, fill(rests, { laws: basis.map(namedBasis).join(and) }), note].join('\n')
}

function Actions({ outcome, text, onCurve }: { outcome: Outcome; text: string; onCurve?: () => void }) {
  const entry = outcome.remind
  return (
    <View className='reckoner-result__actions'>
      <Button look='line' wide onTap={() => void copyText(text)} sensorsName='reckoners_copy'>
        {reckoners.copy}
      </Button>
      {onCurve && (
        <Button look='line' wide onTap={onCurve} sensorsName='reckoners_curve'>
          {reckoners.curve}
        </Button>
      )}
      {entry && calendar.adds() && (
        <Button
          look='line'
          wide
          onTap={() => void remind({ ...entry, description: text })}
          sensorsName='reckoners_remind'
        >
          {reckoners.remind}
        </Button>
      )}
    </View>
  )
}

/** What it comes to, how, and by which articles, each of which can be read. */
export function Result({ outcome, basis, onCite, onCurve }: ResultProps) {
  return (
    <>
      <Section title={reckoners.result}>
        {outcome ? (
          <View className='reckoner-result'>
            <View className='reckoner-result__sum' {...role('status')}>
              <Text className='reckoner-result__name'>{outcome.name}</Text>
              <Text className='reckoner-result__number'>{outcome.sum}</Text>
            </View>
            <View className='reckoner-result__steps' {...role('list')} aria-label={reckoners.steps}>
              {outcome.steps.map(({ what, sum }) => (
                <View key={what} className='reckoner-result__step' {...role('listitem')}>
                  <Text className='reckoner-result__what'>{what}</Text>
                  {sum && <Text className='reckoner-result__part'>{sum}</Text>}
                </View>
              ))}
            </View>
            <View className='reckoner-result__note'>{outcome.note}</View>
            <Actions outcome={outcome} text={asText(outcome, basis)} onCurve={onCurve} />
          </View>
        ) : (
          <Hint sentence={reckoners.waiting} />
        )}
      </Section>
      <Section title={reckoners.basis}>
        {basis.map(each => (
          <ListItem
            key={`${each.law}${each.article}`}
            title={namedBasis(each)}
            leads
            onTap={() => onCite({ law: each.law, article: articleOf(each) })}
            sensorsName='reckoners_basis'
          />
        ))}
      </Section>
    </>
  )
}

export const yuan = (sum: string) => fill(reckoners.yuan, { sum })
