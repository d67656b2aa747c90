import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['similarity-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
