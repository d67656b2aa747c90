/**
 * The numbers of ICP备案 and 公安备案, centred at the bottom of home and linked to their registers
 * (非经营性互联网信息服务备案管理办法第十三条).
 */
import { View } from '@tarojs/components'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { toText } from '@/request/value'
import { Tap } from '@/ui/tap'
import './filing-lines.scss'

const ICP_REGISTER = 'https://beian.miit.gov.cn/'
const policeRegister = (number: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${number.replace(/\D/g, '')}`

function Line({ text, register }: { text: string; register: string }) {
  if (!text) return null
  return (
    <Tap
      role='link'
      className='filings__line'
      onTap={() => void links.openExternal(register)}
      sensorsName='home_filing'
    >
      {text}
    </Tap>
  )
}

export function FilingLines() {
  const { icp, police } = settings.filings ?? {}
  const policeNumber = toText(police)
  return (
    <View className='filings'>
      <Line text={toText(icp)} register={ICP_REGISTER} />
      <Line text={policeNumber} register={policeRegister(policeNumber)} />
    </View>
  )
}
