/**
 * Changes the templates of the mini-program. config/plugins/templates.ts loads this file before any template
 * is generated.
 */
import { internalComponents } from '@tarojs/shared'
import { adjustTemplateAttributes } from './template-attributes'

adjustTemplateAttributes(internalComponents)
