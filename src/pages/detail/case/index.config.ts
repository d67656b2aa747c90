import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['case-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
