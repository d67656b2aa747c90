/** Replaces src/ui/window-list/use-window: heights are unknown, so a screenful is rendered. */
import { within } from '@/ui/window-list/window'

const SCREENFUL = { from: 0, to: 4 }

export const useWindow = (count: number) => ({ name: '', heights: [], count, drawn: within(SCREENFUL, count) })
