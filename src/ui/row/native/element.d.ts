import type { PlainRow } from '../plain-row'

/** The component beside, as it is written in JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'result-row': { row: PlainRow; busy?: boolean }
    }
  }
}
