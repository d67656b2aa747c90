import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-law-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
