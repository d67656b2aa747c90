import { ROUTES } from '@/routing/routes'
import { PULLED } from '../../page-config'

export default definePageConfig({ navigationBarTitleText: ROUTES.desk.title, ...PULLED })
