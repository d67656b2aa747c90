/** Mini-program only, loaded by config/plugins/aria.ts before anything is drawn. */
import { mergeInternalComponents } from '@tarojs/shared'
import { ARIA_ATTRIBUTES } from './attributes'

mergeInternalComponents(ARIA_ATTRIBUTES)
