import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES.alike.title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
