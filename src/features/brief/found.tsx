import { Text, View } from '@tarojs/components'
import { citeLaw } from '@domain/citation/cite-as'
import { STATE_NAMES, type StateName } from '@domain/brief/saying'
import type { Change } from '@domain/text/text-diff'
import { copy } from '@/copy/brief'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Status } from '@/ui/label'
import { type Finding, nameOf, saidOf, SHAPES } from './finding'
import type { Ways } from './ways'

const { brief } = copy

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

/** One citation: what it is, how it stands and why, its place in the brief, and the ways on. */
export function Found({ finding, ways }: { finding: Finding; ways: Ways }) {
  const { checked, context } = finding
  const { state, changes, former, text, title = '', article } = checked
  const saying = saidOf(finding)
  const read = ways.readerOf(finding)
  const history = former && text && article ? ways.historyOf(former, { title, text, article }) : undefined
  return (
    <View className={`finding${ASKS.indexOf(state) < 0 ? '' : ' finding--asks'}`} {...role('listitem')}>
      <View className='finding__head'>
        <Text className='finding__name'>{nameOf(finding)}</Text>
        <Status shape={SHAPES[state]} text={STATE_NAMES[state]} />
      </View>
      {saying && <View className='finding__saying'>{saying}</View>}
      {state === 'misquoted' && changes && <Differences changes={changes} />}
      <View className='finding__context'>
        <Text>{context.before}</Text>
        <Text className='finding__words'>{context.words}</Text>
        <Text>{context.after}</Text>
      </View>
      {(read || history) && (
        <View className='finding__ways'>
          {read && (
            <Button
              look='text'
              label={`${brief.read} ${citeLaw(title, article)}`}
              onTap={read}
              sensorsName='brief_read'
            >
              {brief.read}
            </Button>
          )}
          {history && (
            <Button look='text' onTap={history} sensorsName='brief_compare'>
              {brief.compare}
            </Button>
          )}
        </View>
      )}
    </View>
  )
}
