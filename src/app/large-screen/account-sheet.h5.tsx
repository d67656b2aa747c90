import { View } from '@tarojs/components'
import { commandBarCopy } from '@/copy/command-bar'
import { AccountCard, PrivacyEntry, ScreenEntry, SecurityEntry } from '@/features/account'
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
      <SecurityEntry onOpen={onClose} />
      <ScreenEntry to='brief' onOpen={onClose} />
      <ScreenEntry to='alike' onOpen={onClose} />
      <ScreenEntry to='reckoners' onOpen={onClose} />
      <PrivacyEntry />
    </View>
  </Sheet>
)
