import { showModal } from '../native/modal'
import { share } from '../share'
import { noteCall } from '../record'
import { formAround, type FormActions } from './form'
import { type BuiltIn, defineBuiltIn } from './kit'

const PHONE = { ask: '申请获取并验证你的手机号', allow: '允许', deny: '不允许' }

let codes = 0

/** Asks for the phone number. WeChat asks each time, and each permission has its own code. */
async function tellPhone(self: BuiltIn) {
  const { confirm } = await showModal({ content: PHONE.ask, confirmText: PHONE.allow, cancelText: PHONE.deny })
  self.fire(
    'getphonenumber',
    confirm
      ? { errMsg: 'getPhoneNumber:ok', code: `phone-code-${++codes}` }
      : { errMsg: 'getPhoneNumber:fail user deny' },
  )
}

defineBuiltIn('button', self => {
  const button = self.element as HTMLButtonElement
  button.type = 'button'
  self.onTap(() => {
    const openType = self.text('openType')
    const formType = self.text('formType')
    if (openType) noteCall('button.openType', [openType])
    if (openType === 'share') share('button', { id: self.node.id, dataset: self.node.dataset ?? {} })
    if (openType === 'agreePrivacyAuthorization') self.fire('agreeprivacyauthorization')
    if (openType === 'getPhoneNumber') void tellPhone(self)
    if (formType) formAround(button)?.[formType as keyof FormActions]()
  })
  return {
    changed() {
      button.disabled = self.flag('disabled')
      button.dataset.type = self.text('type', 'default')
      button.dataset.size = self.text('size', 'default')
      button.toggleAttribute('data-plain', self.flag('plain'))
    },
  }
})
