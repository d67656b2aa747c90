import { ROUTES } from '@/routing/routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['interest-curve'].title, enableShareAppMessage: true })
