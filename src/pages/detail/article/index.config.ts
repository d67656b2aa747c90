import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['article-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
