/**
 * Replaces '@tarojs/components' on H5 for taro-ui's swipe row (config/h5.ts). Otherwise the two elements of that row
 * would be part of every first load (2.7 KB).
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
