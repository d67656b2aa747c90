import { ROUTES } from '@/routing/routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['trial-application'].title })
