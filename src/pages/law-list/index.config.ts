import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['law-list'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
