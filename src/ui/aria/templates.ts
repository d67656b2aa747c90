/** Mini-program only, loaded by config/plugins/templates.ts before anything is drawn. */
import { internalComponents } from '@tarojs/shared'
import { fitTemplates } from './template-attributes'

fitTemplates(internalComponents)
