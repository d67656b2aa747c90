/** Replaces src/platform/settings by the settings of the build. Only the browser knows the settings of the page. */
import { builtSettings, type Settings } from '@/platform/settings/read'

export const settings: Settings = builtSettings
