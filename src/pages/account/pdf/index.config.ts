import { ROUTES } from '@/routing/routes'

export default definePageConfig({ navigationBarTitleText: ROUTES.pdf.title })
