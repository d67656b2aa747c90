import { Text } from '@tarojs/components'
import { endWithSign, titleParts } from '@domain/text/title-parts'
import './index.scss'

/** As on H5 the last characters before a sign do not break, so that no line begins with the sign. */
function Part({ text }: { text: string }) {
  const [words, end] = endWithSign(text)
  return (
    <Text className='title-text__part'>
      {words}
      {end && <Text className='title-text__end'>{end}</Text>}
    </Text>
  )
}

/**
 * Shows a title whose lines end between its parts. The mini-program has no break without a character, and a copied title
 * must have none: each part is a box.
 */
export const Title = ({ text }: { text: string }) => (
  <Text className='title-text'>
    {titleParts(text).map((part, at) => (
      <Part key={at} text={part} />
    ))}
  </Text>
)
