import { View, type ITouchEvent } from '@tarojs/components'
import type { ReactNode } from 'react'
import { fromEntries } from '@domain/guards'
import { role as roleOf } from '../aria'
import { tapHostProps, reportTap } from './host'
import './index.scss'

/** The time of the tap, by the clock of the events. A busy page may handle the tap much later. */
export type TapEvent = Pick<ITouchEvent, 'timeStamp'>

export interface TapProps {
  className?: string
  children?: ReactNode
  id?: string
  role?: 'button' | 'link' | 'tab' | 'switch' | 'radio' | 'checkbox' | 'treeitem' | 'menuitem'
  /** The accessible name. It is required if the content is only a drawing. */
  label?: string
  disabled?: boolean
  focusable?: boolean
  /** Whether the element lies inside another Tap, which must not handle the same tap. */
  nested?: boolean
  /** The name by which analytics knows the tap. */
  sensorsName?: string
  selected?: boolean
  /** Whether this link is the current one of several. */
  current?: boolean
  checked?: boolean
  expanded?: boolean
  /** The depth in a tree, from 1. */
  level?: number
  busy?: boolean
  /** The address of the link. With it, the link also works in a prerendered page, before the app's code has loaded. */
  href?: () => string
  onTap?: (event: TapEvent) => void
  /** Called on a long press or a right-click, in a browser only. */
  onLongPress?: () => void
}

const definedProps = (props: Record<string, unknown>) =>
  fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))

/** Renders the element that every tappable part of the app uses, for touch, keyboard and screen readers. */
export function Tap(props: TapProps) {
  const {
    className = '',
    children,
    id,
    role = 'button',
    label,
    disabled = false,
    focusable = true,
    nested,
    href,
  } = props
  const act = (event: ITouchEvent) => {
    if (nested) event.stopPropagation()
    reportTap(props.sensorsName)
    props.onTap?.(event)
  }
  return (
    <View
      className={`tap ${disabled ? 'tap--disabled ' : ''}${className}`}
      {...definedProps({
        id,
        ...roleOf(role),
        ...tapHostProps({
          disabled,
          busy: props.busy,
          focusable,
          role,
          href,
          onLongPress: props.onLongPress,
          sensorsName: props.sensorsName,
        }),
        'aria-label': label,
        'aria-disabled': disabled ? 'true' : undefined,
        'aria-selected': props.selected?.toString(),
        'aria-current': props.current ? 'true' : undefined,
        'aria-checked': props.checked?.toString(),
        'aria-expanded': props.expanded?.toString(),
        'aria-level': props.level,
        'aria-busy': props.busy ? 'true' : undefined,
        onClick: disabled ? undefined : act,
      })}
    >
      {children}
    </View>
  )
}
