import { LIMITS } from '../../domain/limits'
import { ROUTES } from '../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['excellent-calssification-detail'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
