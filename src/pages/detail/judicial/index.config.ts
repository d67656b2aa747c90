import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['judicial-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
