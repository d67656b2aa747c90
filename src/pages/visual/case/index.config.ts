import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['case-visual'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
