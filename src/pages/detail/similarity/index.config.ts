import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['similarity-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
