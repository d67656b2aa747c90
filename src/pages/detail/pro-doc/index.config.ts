import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['proDoc-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
