import { Text } from '@tarojs/components'
import { titleParts } from '@domain/text/title-parts'
import './index.scss'

/**
 * Shows a title whose lines end between its parts. The mini-program has no break without a character, and a copied title
 * must have none: each part is a box.
 */
export const Title = ({ text }: { text: string }) => (
  <Text className='title-text'>
    {titleParts(text).map((part, at) => (
      <Text key={at} className='title-text__part'>
        {part}
      </Text>
    ))}
  </Text>
)
