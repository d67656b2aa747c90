import { share } from '../share'
import { noteCall } from '../record'
import { formAround, type FormActions } from './form'
import { defineBuiltIn } from './kit'

defineBuiltIn('button', self => {
  const button = self.element as HTMLButtonElement
  button.type = 'button'
  self.onTap(() => {
    const openType = self.text('openType')
    const formType = self.text('formType')
    if (openType) noteCall('button.openType', [openType])
    if (openType === 'share') share('button', { id: self.node.id, dataset: self.node.dataset ?? {} })
    if (openType === 'agreePrivacyAuthorization') self.fire('agreeprivacyauthorization')
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
