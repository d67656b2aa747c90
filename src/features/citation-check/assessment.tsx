import { View, Text } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type Assessment, type AssessmentCount, ASSESSMENT_NAMES } from '@domain/citation-check/assessment'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { role } from '@/ui/aria'
import { radioGroupProps, radioPropsByKey } from '@/ui/aria/radios'
import { Seal, type SealTone } from '@/ui/seal'
import { Tap, type TapProps } from '@/ui/tap'

const { citationCheck } = citationCheckCopy

const TONES: Record<Assessment, SealTone> = { change: 'seal', heed: 'gold', right: 'ok' }

/** Returns the headline of the assessment: 7 处引用，3 处须改. */
function headlineOf(counts: AssessmentCount[]): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const worst = counts.find(({ assessment, count }) => assessment !== 'right' && count > 0)
  if (!worst) return fill(citationCheck.allRight, { all })
  return fill(citationCheck.headline, { all, count: worst.count, name: ASSESSMENT_NAMES[worst.assessment] })
}

interface AssessmentHeaderProps {
  counts: AssessmentCount[]
  /** If present, the list shows only citations with this assessment. */
  chosen?: Assessment
  onChoose: (assessment?: Assessment) => void
  /** Notes on the whole check, such as the day up to which the library has all laws. */
  notes: string[]
  /** The bar with the actions on the whole check. */
  actions: ReactNode
}

/** Shows the assessment of a check: a seal, a headline, buttons that filter the list by assessment, and actions. */
export function AssessmentHeader({ counts, chosen, onChoose, notes, actions }: AssessmentHeaderProps) {
  const occurring = counts.filter(({ count }) => count > 0)
  const { assessment: worst } = occurring[0]!
  const radio = radioPropsByKey([undefined, ...occurring.map(({ assessment }) => assessment)], chosen)
  return (
    <View className='verdict'>
      <View className='verdict__head'>
        <View className='verdict__sentence' {...role('heading')} aria-level={2}>
          {(headlineOf(counts).match(/[^，]+，?/g) ?? []).map(phrase => (
            <Text key={phrase} className='verdict__phrase'>
              {phrase}
            </Text>
          ))}
        </View>
        <Seal large lands word={citationCheck.seals[worst]} tone={TONES[worst]} />
      </View>
      <View className='verdict__bar' aria-hidden>
        {occurring.map(({ assessment, count }) => (
          <View key={assessment} className={`verdict__part verdict__part--${assessment}`} style={{ flexGrow: count }} />
        ))}
      </View>
      <View className='verdict__choices' {...radioGroupProps(citationCheck.filter)}>
        <AssessmentChoice name={citationCheck.all} {...radio(undefined)} onTap={() => onChoose(undefined)} />
        {occurring.map(({ assessment, count }) => (
          <AssessmentChoice
            key={assessment}
            assessment={assessment}
            name={fill(citationCheck.counted, { name: ASSESSMENT_NAMES[assessment], count })}
            {...radio(assessment)}
            onTap={() => onChoose(assessment)}
          />
        ))}
      </View>
      <View className='citation-check__summary' {...role('status')}>
        {notes.map(note => (
          <View key={note}>{note}</View>
        ))}
      </View>
      {actions}
    </View>
  )
}

interface AssessmentChoiceProps extends Pick<TapProps, 'role' | 'checked' | 'focusable' | 'onTap'> {
  name: string
  assessment?: Assessment
}

const AssessmentChoice = ({ name, assessment, ...radio }: AssessmentChoiceProps) => (
  <Tap
    className={`verdict__choice${radio.checked ? ' verdict__choice--on' : ''}`}
    {...radio}
    sensorsName='brief_filter'
  >
    {assessment && <View className={`verdict__dot verdict__part--${assessment}`} />}
    <Text>{name}</Text>
  </Tap>
)
