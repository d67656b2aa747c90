import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['bidding-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
