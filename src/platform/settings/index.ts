import { built } from './built'
import type { Settings } from './port'

export const settings: Settings = built
