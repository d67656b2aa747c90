import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-qa-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
