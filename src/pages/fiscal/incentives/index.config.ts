import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['tax-incentives-app'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
