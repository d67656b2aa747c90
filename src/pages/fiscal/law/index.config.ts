import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-law-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
