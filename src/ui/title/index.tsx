import { Text } from '@tarojs/components'
import { titleParts, titlePieces } from '@domain/text/title-parts'
import './index.scss'

/** Shows a part, whose second pieces stay on one line. The H5 version does the same. */
const Part = ({ text }: { text: string }) => (
  <Text className='title-text__part'>
    {titlePieces(text).map((piece, at) =>
      at % 2 ? (
        <Text key={at} className='title-text__whole'>
          {piece}
        </Text>
      ) : (
        piece
      ),
    )}
  </Text>
)

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
