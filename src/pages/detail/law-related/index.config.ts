import { ROUTES } from '../../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['law-related'].title })
