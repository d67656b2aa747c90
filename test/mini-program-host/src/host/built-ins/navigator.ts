import { navigation } from '../navigate'
import { noteMissing } from '../record'
import { defineBuiltIn } from './kit'

const WAYS: Record<string, string> = { navigate: 'navigateTo', redirect: 'redirectTo' }

defineBuiltIn('navigator', self => {
  self.onTap(() => {
    const openType = self.text('openType', 'navigate')
    const go = navigation[WAYS[openType] ?? openType]
    if (!go) return noteMissing(`<navigator open-type="${openType}">`)
    const failed = (reason: object) => self.fire('fail', reason)
    go({ url: self.text('url'), delta: self.number('delta', 1), success: () => self.fire('success'), fail: failed })
  })
  return {}
})
