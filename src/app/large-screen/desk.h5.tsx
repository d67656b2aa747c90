import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { arrange } from './arrange.h5'
import { BrandBar } from './brand-bar'
import { listenToKeys } from './keys.h5'
import './panes.scss'
import './contents.scss'
import './layers.scss'
import './hover.scss'
import './print.scss'

/** A large screen's own: a bar above all pages, two pages side by side, keys. */
export function Desk() {
  useEffect(arrange, [])
  useEffect(listenToKeys, [])
  return createPortal(<BrandBar />, document.body)
}
