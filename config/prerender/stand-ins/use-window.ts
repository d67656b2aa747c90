/** In the place of src/ui/window-list/use-window: nobody can say how high a row is, so a screenful is drawn. */
import { within } from '@/ui/window-list/window'

const SCREENFUL = { from: 0, to: 4 }

export const useWindow = (count: number) => ({ name: '', heights: [], count, drawn: within(SCREENFUL, count) })
