import { Text } from '@tarojs/components'
import { splitTail, titleParts } from '@domain/text/title-parts'
import './index.scss'

/**
 * A punctuation mark stays on the line of the characters before it, so that no line begins with the mark. The H5
 * version does the same.
 */
function Part({ text }: { text: string }) {
  const [words, end] = splitTail(text)
  return (
    <Text className='title-text__part'>
      {words}
      {end && <Text className='title-text__end'>{end}</Text>}
    </Text>
  )
}

/**
 * Shows a title whose lines break only between its parts. Each part is a box of its own. A break character would also
 * be copied with the title.
 */
export const Title = ({ text }: { text: string }) => (
  <Text className='title-text'>
    {titleParts(text).map((part, at) => (
      <Part key={at} text={part} />
    ))}
  </Text>
)
