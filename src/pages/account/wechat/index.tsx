import { Access } from '@/features/access'
import { WeChatLink } from '@/features/wechat-link'

export default function WeChatLinkPage() {
  return (
    <Access route='wechat-link'>
      <WeChatLink />
    </Access>
  )
}
