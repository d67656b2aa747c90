/** The label of a law's status. It has a file of its own, so that home loads it without the rows of lists. */
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Label, StatusShape } from '@/ui/label'

const status = (shape: StatusShape, name: string, text = name): [string, Label] => [
  name,
  { kind: 'status', text, shape },
]
const STATUSES = new Map([
  status('in-force', LAW_STATUS.inForce),
  status('amended', LAW_STATUS.amended),
  status('partly', LAW_STATUS.partly),
  status('pending', LAW_STATUS.pending),
  status('repealed', LAW_STATUS.repealed),
  status('draft', LAW_STATUS.draft, '草案'),
])

/** Returns the label of a status. An unknown status becomes a plain label. */
export const lawStatusLabel = (name: string): Label => STATUSES.get(name) ?? { kind: 'type', text: name }

/** Returns the label of a status, or none if the service states no status. */
export const lawStatusLabels = (name: string | undefined): Label[] => (name ? [lawStatusLabel(name)] : [])
