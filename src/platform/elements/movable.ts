/**
 * H5 only, what taro-ui's row takes for '@tarojs/components' (config/h5.ts). There, what one part of the app uses is in the
 * code of every page: the two elements that only a row pushed aside needs would come with each first load (2.7 KB).
 */
import { defineCustomElement as defineArea } from '@tarojs/components/dist/components/taro-movable-area-core'
import { defineCustomElement as defineView } from '@tarojs/components/dist/components/taro-movable-view-core'
import { manipulatePropsFunction } from '@tarojs/components/lib/react/helper'
import { createReactComponent } from '@tarojs/components/lib/react/react-component-lib'

export { Text, View } from './h5-elements'

export const MovableArea = createReactComponent(
  'taro-movable-area-core',
  undefined,
  manipulatePropsFunction,
  defineArea,
)
export const MovableView = createReactComponent(
  'taro-movable-view-core',
  undefined,
  manipulatePropsFunction,
  defineView,
)
