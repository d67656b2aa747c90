import { ROUTES } from '../../routes'

export default definePageConfig({ navigationBarTitleText: ROUTES['not-found'].title })
