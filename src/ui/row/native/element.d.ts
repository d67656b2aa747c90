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

/** Declares the tag of the native component in this folder for JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'result-row': ResultRow
    }
  }
}
