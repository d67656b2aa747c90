import { View } from '@tarojs/components'
import { commandBarCopy } from '@/copy/command-bar'
import { AccountCard, PrivacyListItems, ScreenListItem, AccountSecurityListItem } from '@/features/account'
import { settings } from '@/platform/settings'
import { ElderSwitch } from '@/shared/elder-switch'
import { Sheet } from '@/ui/sheet'

interface AccountSheetProps {
  open: boolean
  onClose: () => void
}

/** The address of the visible page, where the reader returns after the login. */
const currentAddress = () => location.pathname.slice(settings.basename.length) + location.search

/** Shows the account on every screen except home, which has a sheet of its own. */
export const AccountSheet = ({ open, onClose }: AccountSheetProps) => (
  <Sheet open={open} onClose={onClose} title={commandBarCopy.account}>
    <View className='brand-bar__account'>
      <AccountCard returnTo={currentAddress()} />
      <ElderSwitch icon='a-large-small' />
      <AccountSecurityListItem onOpen={onClose} />
      <ScreenListItem to='brief' onOpen={onClose} />
      <ScreenListItem to='alike' onOpen={onClose} />
      <ScreenListItem to='reckoners' onOpen={onClose} />
      <PrivacyListItems />
    </View>
  </Sheet>
)
