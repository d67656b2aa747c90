import { LIMITS } from '../../../domain/limits'
import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['tax-incentives-list'].title,
  onReachBottomDistance: LIMITS.scroll.distance,
})
