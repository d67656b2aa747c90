import type { PanelProps } from './panel'

export interface RailPlaceProps extends PanelProps {
  /** It stands there from now on: no panel is needed beside it. */
  onStanding: () => void
  /** Its code has not come: the bar has to do. */
  onMissing: () => void
}
