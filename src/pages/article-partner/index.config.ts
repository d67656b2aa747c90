import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['article-partner-detail'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
