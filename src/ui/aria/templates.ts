/**
 * Adjusts the attributes in Taro's runtime as the build adjusts them in the templates. config/plugins/templates.ts adds
 * this file to the runtime.
 */
import { internalComponents } from '@tarojs/shared'
import { adjustTemplateAttributes } from './template-attributes'

adjustTemplateAttributes(internalComponents)
