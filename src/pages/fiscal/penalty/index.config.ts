import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-penalty-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
