/** The day on the reader's clock: nothing else in `src/` asks which day it is. */
import { dayOf } from '@domain/format/dates'

export const today = () => dayOf(new Date())
