import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-dynamic-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
