import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES.advanced.title })
