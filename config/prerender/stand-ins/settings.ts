/** In the place of src/platform/settings: what the build says; the address of the page is the browser's to know. */
import { built, type Settings } from '@/platform/settings/read'

export const settings: Settings = built
