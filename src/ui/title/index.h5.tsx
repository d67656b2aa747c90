import { Fragment } from 'react'
import { titleParts, titlePieces } from '@domain/text/title-parts'
import './index.scss'

const Part = ({ text }: { text: string }) => (
  <>
    {titlePieces(text).map((piece, at) =>
      at % 2 ? (
        <span key={at} className='title-text__whole'>
          {piece}
        </span>
      ) : (
        piece
      ),
    )}
  </>
)

/** Shows a title whose lines end between its parts. The `<wbr>` elements add no character to a copied title. */
export function Title({ text }: { text: string }) {
  return (
    <span className='title-text'>
      {titleParts(text).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <Part text={part} />
        </Fragment>
      ))}
    </span>
  )
}
