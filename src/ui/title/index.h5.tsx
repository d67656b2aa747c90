import { Fragment } from 'react'
import { splitTail, titleParts } from '@domain/text/title-parts'
import './index.scss'

function Part({ text }: { text: string }) {
  const [words, end] = splitTail(text)
  if (!end) return <>{text}</>
  return (
    <>
      {words}
      <span className='title-text__end'>{end}</span>
    </>
  )
}

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
