import { wechatLinkCopy } from '@/copy/wechat-link'
import { customerService } from '@/platform/contact'
import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { WeChatButton } from '@/ui/wechat-button'

/** Shows list items for the WeChat link, with its state, and for the operator's customer service. */
export function WeChatListItems({ onOpen }: { onOpen: () => void }) {
  const state = useSession(({ token, visitor }) => (token ? visitor?.weChat?.state : undefined))
  const go = async () => {
    if (await open('wechat-link')) onOpen()
  }
  return (
    <>
      {(state === 'linked' || state === 'linkable') && (
        <ListItem
          icon='message-circle'
          title={ROUTES['wechat-link'].title}
          detail={wechatLinkCopy.weChatLink.entry[state]}
          isLink
          onTap={() => void go()}
          sensorsName='account_wechat'
        />
      )}
      {customerService.isOffered && (
        <WeChatButton openType='contact' label={wechatLinkCopy.weChatLink.contact} sensorsName='account_contact'>
          <ListItem icon='headset' title={wechatLinkCopy.weChatLink.contact} isLink />
        </WeChatButton>
      )}
    </>
  )
}
