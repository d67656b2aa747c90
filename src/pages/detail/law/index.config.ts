import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['law-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
