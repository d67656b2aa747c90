/**
 * Replaces '@tarojs/components' on H5 (see config/h5.ts). It uses Taro's elements, except for plain containers. A
 * `<taro-view-core>` costs many times as much as a `<div>`. It renders by itself, moves its children and listens to
 * three kinds of touch. This app needs none of that.
 */
export * from '@tarojs/components/lib/react'

export const View = 'div'
export const Text = 'span'
