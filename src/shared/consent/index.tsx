/** Shows the checkbox for consent to the agreement and the privacy statement, in forms of the mini-program. */
import { View } from '@tarojs/components'
import { consentCopy } from '@/copy/consent'
import { privacyPolicy, servicePages } from '@/platform/operator-pages'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import './index.scss'

const { consent: words } = consentCopy

/** Opens WeChat's privacy page. If the host lacks it, copies the address of the services' page. */
function showRules() {
  if (privacyPolicy.isAvailable()) void privacyPolicy.show()
  else void servicePages.open('/privacy')
}

interface ConsentProps {
  isAgreed: boolean
  onChange: (agreed: boolean) => void
}

/** The checkbox. It is never checked by default, because consent must be given actively. */
export const ConsentCheckbox = ({ isAgreed, onChange }: ConsentProps) => (
  <View className='consent'>
    <Tap role='checkbox' className='consent__choice' checked={isAgreed} onTap={() => onChange(!isAgreed)}>
      <View className={`consent__box${isAgreed ? ' consent__box--on' : ''}`}>
        {isAgreed && <Icon name='check' size={14} />}
      </View>
      {words.agree}
    </Tap>
    <Tap
      role='link'
      className='consent__rules'
      onTap={() => void servicePages.open('/terms')}
      sensorsName='consent_terms'
    >
      {words.terms}
    </Tap>
    <Tap role='link' className='consent__rules' onTap={showRules} sensorsName='consent_rules'>
      {words.rules}
    </Tap>
  </View>
)
