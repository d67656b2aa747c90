import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['bidding-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
