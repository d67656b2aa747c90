/** Returns the day on the reader's clock. No other file in `src/` reads the current day. */
import { dayOf } from '@domain/format/dates'

export const today = () => dayOf(new Date())
