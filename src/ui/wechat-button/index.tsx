import { Button, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { TapEvent } from '../tap'
import { reportTap } from '../tap/host'
import './index.scss'

/** The result of `getPhoneNumber`: a code for the service, or an error. */
export interface PhoneNumberReply {
  code?: string
  errno?: number
  errMsg?: string
}

interface WeChatButtonProps {
  openType: 'share' | 'contact' | 'getPhoneNumber'
  children: ReactNode
  label?: string
  disabled?: boolean
  sensorsName?: string
  onTap?: (event: TapEvent) => void
  onPhone?: (answer: PhoneNumberReply) => void
}

/**
 * Renders an invisible native button over its content, in the mini-program only. WeChat starts some actions
 * only from such a button.
 */
export const WeChatButton = ({
  openType,
  children,
  label,
  disabled,
  sensorsName,
  onTap,
  onPhone,
}: WeChatButtonProps) => (
  <View className='wechat-button'>
    {children}
    <Button
      className='wechat-button__button'
      openType={openType}
      disabled={disabled}
      aria-label={label}
      onClick={event => {
        reportTap(sensorsName)
        onTap?.(event)
      }}
      onGetPhoneNumber={event => onPhone?.(event.detail as PhoneNumberReply)}
    />
  </View>
)
