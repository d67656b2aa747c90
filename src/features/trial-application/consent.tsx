import { View } from '@tarojs/components'
import { trialApplicationCopy } from '@/copy/trial-application'
import { links } from '@/platform/links'
import { privacy } from '@/platform/privacy'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/toast'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'

const { trial: words } = trialApplicationCopy

/** WeChat's own page on privacy; where there is none, the address of the services' page is copied. */
async function showRules() {
  if (privacy.isTold()) return privacy.show()
  const outcome = await links.external(`${settings.apiHost}/privacy`)
  toast(outcome === 'unsupported' ? trialApplicationCopy.link.unsupported : trialApplicationCopy.linkCopied)
}

/** Nobody has ticked it beforehand. */
export const Consent = ({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) => (
  <View className='trial-consent'>
    <Tap role='checkbox' className='trial-consent__choice' checked={agreed} onTap={() => onChange(!agreed)}>
      <View className={`trial-consent__box${agreed ? ' trial-consent__box--on' : ''}`}>
        {agreed && <Icon name='check' size={14} />}
      </View>
      {words.agree}
    </Tap>
    <Tap role='link' className='trial-consent__rules' onTap={() => void showRules()} sensorsName='trial_rules'>
      {words.rules}
    </Tap>
  </View>
)
