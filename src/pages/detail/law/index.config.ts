import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['law-detail'].title })
