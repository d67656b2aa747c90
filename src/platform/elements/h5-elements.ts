/**
 * H5 only, in the place of '@tarojs/components' (see config/h5.ts): Taro's elements, but what only holds others is the
 * browser's own. Taro's `<taro-view-core>` adds nothing to a `<div>` that this app uses, and costs many times as much
 * to make: each one renders by itself, seats its children anew and listens to three kinds of touch.
 */
export * from '@tarojs/components/lib/react'

export const View = 'div'
export const Text = 'span'
