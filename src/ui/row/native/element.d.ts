import type { PlainRow } from '../plain-row'

interface ResultRow {
  row: PlainRow
  read?: boolean
  busy?: boolean
  pickable?: boolean
  picked?: boolean
  onPress?: () => void
  onHold?: () => void
}

/** The component beside, as it is written in JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'result-row': ResultRow
    }
  }
}
