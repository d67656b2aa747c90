import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-qa-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
