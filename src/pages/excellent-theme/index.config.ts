import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['excellent-calssification-detail'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
