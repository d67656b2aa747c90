import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['proDoc-list'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
