/** The day on the reader's clock. Nothing else in `src/` reads the current day. */
import { dayOf } from '@domain/format/dates'

export const today = () => dayOf(new Date())
