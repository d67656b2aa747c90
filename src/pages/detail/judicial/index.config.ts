import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['judicial-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
