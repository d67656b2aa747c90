import { ROUTES } from '@/routing/routes'

export default definePageConfig({
  navigationBarTitleText: ROUTES.search.title,
  navigationStyle: 'custom',
  enableShareAppMessage: true,
})
