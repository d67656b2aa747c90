import { Text, View } from '@tarojs/components'
import { accountCopy } from '@/copy/account'
import { privacy } from '@/platform/privacy'
import { ListItem } from '@/ui/list-item'
import { Sheet } from '@/ui/sheet'

const { kept: words } = accountCopy.security

/** What is kept of a reader and why, in few words; the rules themselves stand elsewhere. */
export const KeptSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet open={open} onClose={onClose} title={words.title} tall>
    <View className='security-kept'>
      {words.items.map(([what, why]) => (
        <View key={what} className='security-kept__item'>
          <Text className='security-kept__what'>{what}</Text>
          <Text className='security-kept__why'>{why}</Text>
        </View>
      ))}
      {privacy.isTold() && <ListItem title={words.rules} leads onTap={privacy.show} sensorsName='security_rules' />}
    </View>
  </Sheet>
)
