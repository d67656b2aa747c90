import { ROUTES } from '../../../routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES['law-detail'].title,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
