import { Tap, type TapProps } from '../tap'
import { WeChatButton } from '../wechat-button'

/** WeChat forwards a page only from its own native button. */
export const ForwardTap = ({ onTap, sensorsName, ...look }: TapProps) => (
  <WeChatButton openType='share' onTap={onTap} sensorsName={sensorsName}>
    <Tap {...look} />
  </WeChatButton>
)
