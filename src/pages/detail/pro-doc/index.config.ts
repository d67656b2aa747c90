import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['proDoc-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
