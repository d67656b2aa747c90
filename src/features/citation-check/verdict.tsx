import { View, Text } from '@tarojs/components'
import type { ReactNode } from 'react'
import { type Verdict, type VerdictCount, VERDICT_NAMES } from '@domain/citation-check/verdict'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { role } from '@/ui/aria'
import { radioGroupProps, radioPropsByKey } from '@/ui/aria/radios'
import { Seal, type SealTone } from '@/ui/seal'
import { Tap, type TapProps } from '@/ui/tap'

const { citationCheck } = citationCheckCopy

const TONES: Record<Verdict, SealTone> = { change: 'seal', heed: 'gold', right: 'ok' }

/** Returns the headline of the verdict: 7 处引用，3 处须改. */
function headlineOf(counts: VerdictCount[]): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const worst = counts.find(({ verdict, count }) => verdict !== 'right' && count > 0)
  if (!worst) return fill(citationCheck.allRight, { all })
  return fill(citationCheck.headline, { all, count: worst.count, name: VERDICT_NAMES[worst.verdict] })
}

interface VerdictHeadProps {
  counts: VerdictCount[]
  /** If present, the list shows only citations with this verdict. */
  chosen?: Verdict
  onChoose: (verdict?: Verdict) => void
  /** Notes on the whole check, such as the day up to which the library has all laws. */
  notes: string[]
  /** The bar with the actions on the whole check. */
  actions: ReactNode
}

/** Shows the verdict of a check: a seal, a headline, buttons that filter the list by verdict, and actions. */
export function VerdictHeader({ counts, chosen, onChoose, notes, actions }: VerdictHeadProps) {
  const occurring = counts.filter(({ count }) => count > 0)
  const { verdict: worst } = occurring[0]!
  const radio = radioPropsByKey([undefined, ...occurring.map(({ verdict }) => verdict)], chosen)
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
        {occurring.map(({ verdict, count }) => (
          <View key={verdict} className={`verdict__part verdict__part--${verdict}`} style={{ flexGrow: count }} />
        ))}
      </View>
      <View className='verdict__choices' {...radioGroupProps(citationCheck.filter)}>
        <VerdictChoice name={citationCheck.all} {...radio(undefined)} onTap={() => onChoose(undefined)} />
        {occurring.map(({ verdict, count }) => (
          <VerdictChoice
            key={verdict}
            verdict={verdict}
            name={fill(citationCheck.counted, { name: VERDICT_NAMES[verdict], count })}
            {...radio(verdict)}
            onTap={() => onChoose(verdict)}
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

interface VerdictChoiceProps extends Pick<TapProps, 'role' | 'checked' | 'focusable' | 'onTap'> {
  name: string
  verdict?: Verdict
}

const VerdictChoice = ({ name, verdict, ...radio }: VerdictChoiceProps) => (
  <Tap
    className={`verdict__choice${radio.checked ? ' verdict__choice--on' : ''}`}
    {...radio}
    sensorsName='brief_filter'
  >
    {verdict && <View className={`verdict__dot verdict__part--${verdict}`} />}
    <Text>{name}</Text>
  </Tap>
)
