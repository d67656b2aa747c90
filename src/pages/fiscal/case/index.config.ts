import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-case-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
