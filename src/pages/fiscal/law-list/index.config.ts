import { LIMITS } from '@domain/limits'
import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['fiscal-tax-law-list'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
