/**
 * Replaces src/platform/settings by the settings of the build. `render.tsx` sets those that the server passes to it.
 */
import { builtSettings, type Settings } from '@/platform/settings/read'

export const settings: Settings = builtSettings
