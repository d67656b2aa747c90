import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES.brief.title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
