import { ROUTES } from '@/routing/routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['wechat-link'].title })
