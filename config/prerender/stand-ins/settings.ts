/** Replaces src/platform/settings: settings of the build; only the browser knows the page's address. */
import { builtSettings, type Settings } from '@/platform/settings/read'

export const settings: Settings = builtSettings
