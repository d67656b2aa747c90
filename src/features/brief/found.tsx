import { Text, View } from '@tarojs/components'
import type { InContext } from '@domain/brief/context'
import { STATE_NAMES, type StateName } from '@domain/brief/saying'
import type { Change } from '@domain/text/text-diff'
import { briefCopy } from '@/copy/brief'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Status } from '@/ui/label'
import { SHAPES } from './finding'

const { brief } = briefCopy

/** In these the brief itself is to be looked at again. */
const ASKS: StateName[] = ['misquoted', 'noArticle', 'mismatched', 'repealed']

const SPOKEN = {
  added: { role: 'insertion', word: brief.added },
  removed: { role: 'deletion', word: brief.removed },
} as const

/** From the law's words to those in quotation marks. */
function Differences({ changes }: { changes: Change[] }) {
  return (
    <View className='finding__quote'>
      {changes.map(({ kind, text }, at) =>
        kind === 'same' ? (
          <Text key={at}>{text}</Text>
        ) : (
          <Text key={at} className={`finding__change finding__change--${kind}`} {...role(SPOKEN[kind].role)}>
            <Text className='visually-hidden'>{SPOKEN[kind].word}</Text>
            {text}
          </Text>
        ),
      )}
    </View>
  )
}

export interface FoundProps {
  name: string
  state: StateName
  /** Why it is judged so. */
  saying: string
  changes?: Change[]
  /** Its place in the brief, where that is known. */
  context?: InContext
  ways: Way[]
}

interface Way {
  word: string
  /** Where the word alone does not tell. */
  label?: string
  onTap: () => void
  sensorsName: string
}

/** One citation: what it is, how it stands and why, its place in the brief, and the ways on. */
export function Found({ name, state, saying, changes, context, ways }: FoundProps) {
  return (
    <View className={`finding${ASKS.indexOf(state) < 0 ? '' : ' finding--asks'}`} {...role('listitem')}>
      <View className='finding__head'>
        <Text className='finding__name'>{name}</Text>
        <Status shape={SHAPES[state]} text={STATE_NAMES[state]} />
      </View>
      {saying && <View className='finding__saying'>{saying}</View>}
      {state === 'misquoted' && changes && <Differences changes={changes} />}
      {context && (
        <View className='finding__context'>
          <Text>{context.before}</Text>
          <Text className='finding__words'>{context.words}</Text>
          <Text>{context.after}</Text>
        </View>
      )}
      {ways.length > 0 && (
        <View className='finding__ways'>
          {ways.map(({ word, label, onTap, sensorsName }) => (
            <Button key={word} look='text' label={label} onTap={onTap} sensorsName={sensorsName}>
              {word}
            </Button>
          ))}
        </View>
      )}
    </View>
  )
}
