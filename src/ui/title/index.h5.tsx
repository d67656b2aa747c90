import { Fragment } from 'react'
import { titleParts } from '@domain/text/title-parts'
import './index.scss'

/** Shows a title whose lines end between its parts. A copied title has no further characters. */
export function Title({ text }: { text: string }) {
  return (
    <span className='title-text'>
      {titleParts(text).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
