import { ROUTES } from '@/routing/routes'

export default definePageConfig({ navigationBarTitleText: ROUTES.reckoners.title, enableShareAppMessage: true })
