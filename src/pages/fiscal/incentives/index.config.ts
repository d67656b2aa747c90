import { LIMITS } from '../../../domain/limits'
import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['tax-incentives-app'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
