import { Text, View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { type Change, paragraphsOf } from '@domain/text/text-diff'
import { role } from '@/ui/aria'

const SPOKEN = {
  added: { role: 'insertion', word: readerCopy.versions.added },
  removed: { role: 'deletion', word: readerCopy.versions.removed },
}

/** What was taken out is struck through, what came in stands on a ground of its own, and both are said. */
export function Changes({ changes }: { changes: Change[] }) {
  return (
    <View className='versions__text'>
      {paragraphsOf(changes).map((paragraph, at) => (
        <View key={at} className='versions__paragraph'>
          {paragraph.map(({ kind, text }, index) =>
            kind === 'same' ? (
              <Text key={index}>{text}</Text>
            ) : (
              <Text key={index} className={`change change--${kind}`} {...role(SPOKEN[kind].role)}>
                <Text className='visually-hidden'>{SPOKEN[kind].word}</Text>
                {text}
              </Text>
            ),
          )}
        </View>
      ))}
    </View>
  )
}
